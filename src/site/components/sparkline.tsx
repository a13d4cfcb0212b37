import type { PricePoint } from "#contract/region.ts";

const width = 120;
const height = 32;
const margin = 3;

/** Prices by year as one line, from the lowest to the highest; figures beside it say the same. */
export function Sparkline({ prices }: { prices: readonly PricePoint[] }) {
  const points = pointsOf(prices.map(({ usdPerM2 }) => usdPerM2));
  const last = points.at(-1);
  if (last === undefined) return null;
  return (
    <svg className="spark" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="base" d={`M0 ${height - 0.5}H${width}`} />
      <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      <circle cx={last.x} cy={last.y} r="3" />
    </svg>
  );
}

function pointsOf(values: readonly number[]): { x: number; y: number }[] {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const rise = highest - lowest || 1;
  const step = (width - 2 * margin) / Math.max(values.length - 1, 1);
  return values.map((value, index) => ({
    x: tenth(margin + index * step),
    y: tenth(height - margin - ((value - lowest) / rise) * (height - 2 * margin)),
  }));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
