import type { CSSProperties } from "react";
import type { DistrictsView } from "./districts-view.ts";
import { Drawing } from "./drawing.tsx";

/** The districts of a city on a drawing, with their names in the visitor's language. */
export function DistrictsChart({ view, label }: { view: DistrictsView; label: string }) {
  const { chart, width, height, viewBox, shown, pins } = view;
  return (
    <svg
      className="placechart dchart"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      style={{ "--shown": shown } as CSSProperties /* a custom property */}
    >
      <Drawing chart={chart} width={width} height={height} />
      {pins.map(({ name, x, y, label: at }) => (
        <g key={name}>
          <circle className="pin" cx={x} cy={y} r={shown * 0.008} />
          {at && (
            <text x={at.x} y={at.y} textAnchor="middle">
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
