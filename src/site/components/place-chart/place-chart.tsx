import type { ChartView } from "./chart-view.ts";
import { Drawing } from "./drawing.tsx";

/** A drawing, and over it the pin and the names, which are in the visitor's language. */
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
      <Drawing chart={chart} width={width} height={height} />
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
