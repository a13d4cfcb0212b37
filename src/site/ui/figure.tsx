/** A figure in parts: what stands raised before it, the figure, and decimals or unit on the baseline. */
interface Parts {
  before: string;
  main: string;
  after: string;
}

interface FigureProps {
  parts: Parts;
  size?: "sm" | "md" | "lg" | "xl";
}

/** A number as on a sea chart: light and large, its currency raised small. */
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
