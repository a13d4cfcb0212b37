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
    <span className={size === undefined ? "figure" : `figure figure--${size}`}>
      {before !== "" && (
        <small
          className={before.length > 1 ? "figure__before figure__before--word" : "figure__before"}
        >
          {before}
        </small>
      )}
      {main}
      {after !== "" && <small className="figure__after">{after}</small>}
    </span>
  );
}
