/** `before` is raised; `after` holds decimals or the unit, on the baseline. */
interface Parts {
  before: string;
  main: string;
  after: string;
}

interface FigureProps {
  parts: Parts;
  size?: "sm" | "md" | "lg" | "xl";
}

export function Figure({ parts: { before, main, after }, size }: FigureProps) {
  return (
    <span className={size === undefined ? "fig" : `fig fig--${size}`}>
      {before !== "" && (
        <small className={before.length > 1 ? "pre pre--w" : "pre"}>{before}</small>
      )}
      {main}
      {after !== "" && <small className="frac">{after}</small>}
    </span>
  );
}
