import type { CSSProperties } from "react";
import type { PriceHistoryChartView } from "#site/components/price-history-chart-view.server.ts";

interface PriceHistoryChartProps {
  prices: PriceHistoryChartView;
  tall?: boolean;
}

/** Needs no text alternative, because the figures stand beside the lines. */
export function PriceHistoryChart({
  prices: { highest, isLong, points },
  tall = false,
}: PriceHistoryChartProps) {
  return (
    <ol
      className={`sound ${tall ? "sound--tall" : ""} ${isLong ? "sound--long" : ""}`}
      role="list"
      style={{ "--max": highest } as CSSProperties /* a custom property */}
    >
      {points.map(({ year, value, figure }) => (
        <li key={year} style={{ "--v": value } as CSSProperties /* a custom property */}>
          <span className="sound__y">{year}</span>
          <span className="sound__v">{figure}</span>
          <i />
        </li>
      ))}
    </ol>
  );
}
