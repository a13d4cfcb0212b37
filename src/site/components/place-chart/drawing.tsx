import type { ChartView } from "./chart-view.ts";
import cyprus from "./drawings/cyprus.svg?url";
import dubai from "./drawings/dubai.svg?url";
import istanbul from "./drawings/istanbul.svg?url";
import riviera from "./drawings/riviera.svg?url";

const files: Record<ChartView["chart"], string> = { cyprus, dubai, istanbul, riviera };

/** The drawing under a chart's places: a file of its own that waits until it is near, which an SVG's own `<image>` cannot. */
export function Drawing({ chart, width, height }: Pick<ChartView, "chart" | "width" | "height">) {
  return (
    <foreignObject width={width} height={height}>
      <img src={files[chart]} width={width} height={height} alt="" loading="lazy" />
    </foreignObject>
  );
}
