import type { PricePoint } from "#contract/region.ts";
import type { Visitor } from "#i18n/visitor.tsx";

/** Prices by year as `Soundings` draws them. */
export interface SoundingsView {
  /** What the longest line stands for. */
  highest: number;
  /** Whether figures are so long that they need more room. */
  isLong: boolean;
  points: readonly Sounding[];
}

interface Sounding {
  year: number;
  /** What its line stands for. */
  value: number;
  figure: string;
}

/** Writes prices of a square metre, at least one, as money for one unit of area without its symbol. */
export function soundingsView(
  prices: readonly PricePoint[],
  { moneyPerAreaParts }: Visitor,
): SoundingsView {
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
