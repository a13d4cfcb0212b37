/** The four sea charts that are drawn, and where a place lies on them. */
import type { Coordinates } from "#domain/vocabulary.ts";

export interface SeaChart {
  /** Name of the file under `/charts/`. */
  name: "istanbul" | "riviera" | "dubai" | "cyprus";
  /** Size of the drawing. */
  width: number;
  height: number;
  /** Coordinates of its north-west corner. */
  west: number;
  north: number;
  /** Units of the drawing for one degree. */
  perLongitude: number;
  perLatitude: number;
}

const charts: readonly SeaChart[] = [
  {
    name: "istanbul",
    width: 1400,
    height: 690,
    west: 28.56,
    north: 41.24,
    perLongitude: 1554.6,
    perLatitude: 2060.4,
  },
  {
    name: "riviera",
    width: 1200,
    height: 470,
    west: 26.845,
    north: 37.405,
    perLongitude: 190.6,
    perLatitude: 236.8,
  },
  {
    name: "dubai",
    width: 900,
    height: 640,
    west: 54.92,
    north: 25.303,
    perLongitude: 1800,
    perLatitude: 1988.5,
  },
  {
    name: "cyprus",
    width: 900,
    height: 600,
    west: 31.88,
    north: 35.92,
    perLongitude: 305.1,
    perLatitude: 372.9,
  },
];

export interface ChartView {
  chart: SeaChart;
  /** What is shown of the drawing, as a `viewBox`. */
  viewBox: string;
  x: number;
  y: number;
}

const view = { width: 640, height: 330 };

/** Finds the chart that shows a place, cut so that the place is in the middle where the drawing allows; `null` where none is drawn. */
export function chartOf({ lat, lng }: Coordinates): ChartView | null {
  for (const chart of charts) {
    const x = (lng - chart.west) * chart.perLongitude;
    const y = (chart.north - lat) * chart.perLatitude;
    if (x < 0 || y < 0 || x > chart.width || y > chart.height) continue;
    const start = cut(x, view.width, chart.width);
    const top = cut(y, view.height, chart.height);
    return {
      chart,
      viewBox: `${start} ${top} ${view.width} ${view.height}`,
      x: round(x),
      y: round(y),
    };
  }
  return null;
}

function cut(middle: number, length: number, limit: number): number {
  return round(Math.min(Math.max(0, middle - length / 2), limit - length));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
