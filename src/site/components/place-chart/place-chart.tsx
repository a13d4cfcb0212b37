import type { ChartView } from "./chart-view.ts";
import cyprus from "./drawings/cyprus.svg?url";
import dubai from "./drawings/dubai.svg?url";
import istanbul from "./drawings/istanbul.svg?url";
import riviera from "./drawings/riviera.svg?url";

const files: Record<ChartView["chart"], string> = { cyprus, dubai, istanbul, riviera };

export function PlaceChart({ view, label }: { view: ChartView; label: string }) {
  const { chart, width, height, viewBox, align, pin, labels } = view;
  return (
    <svg
      className="place-chart"
      viewBox={viewBox}
      preserveAspectRatio={`${align} slice`}
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

/** A separate file in a lazy `<img>`, because an SVG `<image>` cannot be lazy. */
export function Drawing({ chart, width, height }: Pick<ChartView, "chart" | "width" | "height">) {
  return (
    <foreignObject width={width} height={height}>
      <img src={files[chart]} width={width} height={height} alt="" loading="lazy" />
    </foreignObject>
  );
}
