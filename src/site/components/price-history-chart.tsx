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
      className={`price-history ${tall ? "price-history--tall" : ""} ${isLong ? "price-history--long" : ""}`}
      role="list"
      style={{ "--max": highest } as CSSProperties /* a custom property */}
    >
      {points.map(({ year, value, figure }) => (
        <li key={year} style={{ "--v": value } as CSSProperties /* a custom property */}>
          <span className="price-history__year">{year}</span>
          <span className="price-history__value">{figure}</span>
          <i />
        </li>
      ))}
    </ol>
  );
}
