import sprite from "#site/ui/icons.svg?url";

/** The name stays Latin in every language. */
export function Logo() {
  return (
    <>
      <svg aria-hidden="true">
        <use href={`${sprite}#sahil`} />
      </svg>
      <span lang="en">Sahil</span>
    </>
  );
}
