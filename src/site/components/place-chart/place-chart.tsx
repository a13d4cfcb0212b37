import type { CSSProperties } from "react";
import type { ChartView } from "./chart-view.ts";
import type { DistrictsView } from "./districts-view.ts";
import cyprus from "./drawings/cyprus.svg?url";
import dubai from "./drawings/dubai.svg?url";
import istanbul from "./drawings/istanbul.svg?url";
import riviera from "./drawings/riviera.svg?url";

const files: Record<ChartView["chart"], string> = { cyprus, dubai, istanbul, riviera };

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

/** The drawing under a chart's places: a file of its own that waits until it is near, which an SVG's own `<image>` cannot. */
function Drawing({ chart, width, height }: Pick<ChartView, "chart" | "width" | "height">) {
  return (
    <foreignObject width={width} height={height}>
      <img src={files[chart]} width={width} height={height} alt="" loading="lazy" />
    </foreignObject>
  );
}
