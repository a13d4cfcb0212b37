import type { ChartView } from "./chart-view.ts";
import cyprus from "./drawings/cyprus.svg?url";
import dubai from "./drawings/dubai.svg?url";
import istanbul from "./drawings/istanbul.svg?url";
import riviera from "./drawings/riviera.svg?url";

export const drawings: Record<ChartView["chart"], string> = { cyprus, dubai, istanbul, riviera };

/** The drawing is a file of its own; the pin and the names, which are in the visitor's language, are laid over it. */
export function PlaceChart({ view, label }: { view: ChartView; label: string }) {
  const { chart, width, height, viewBox, keep, pin, labels } = view;
  return (
    <svg
      className="placechart"
      viewBox={viewBox}
      preserveAspectRatio={`${keep} slice`}
      role="img"
      aria-label={label}
    >
      <image href={drawings[chart]} width={width} height={height} />
      {labels.map(({ name, x, y, outer }) => (
        <text
          key={name}
          className={outer ? "only-wide" : undefined}
          x={x}
          y={y}
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
      <circle className="halo" cx={pin.x} cy={pin.y} r="34" />
      <circle className="pin" cx={pin.x} cy={pin.y} r="7" />
    </svg>
  );
}
