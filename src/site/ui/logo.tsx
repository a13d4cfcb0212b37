import sprite from "#site/ui/icons.svg?url";

/** The company's sign and name: a coastline in three strokes. The name stays Latin in every language. */
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
