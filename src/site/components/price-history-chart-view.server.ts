import type { PricePoint } from "#contract/region.ts";
import type { Visitor } from "#i18n/visitor.tsx";

export interface PriceHistoryChartView {
  /** Value of the longest line. */
  highest: number;
  /** Whether the figures are so long that they need more room. */
  isLong: boolean;
  points: readonly PricePointView[];
}

interface PricePointView {
  year: number;
  value: number;
  figure: string;
}

/** Money per unit of area, without its symbol; `prices` must not be empty. */
export function priceHistoryChartView(
  prices: readonly PricePoint[],
  { moneyPerAreaParts }: Visitor,
): PriceHistoryChartView {
  const highest = Math.max(...prices.map(({ usdPerM2 }) => usdPerM2));
  return {
    highest,
    isLong: moneyPerAreaParts(highest).main.length > 5,
    points: prices.map(({ year, usdPerM2 }) => ({
      year,
      value: usdPerM2,
      figure: moneyPerAreaParts(usdPerM2).main,
    })),
  };
}
