import type { Coordinates } from "#domain/vocabulary.ts";

export interface SeaChart {
  name: "istanbul" | "riviera" | "dubai" | "cyprus";
  /** Whether it is detailed enough for districts of a city, or only for cities of a country. */
  names: "towns" | "cities";
  width: number;
  height: number;
  /** Coordinates of the north-west corner. */
  west: number;
  north: number;
  /** Units of the drawing per degree. */
  perLongitude: number;
  perLatitude: number;
}

const charts: readonly SeaChart[] = [
  {
    name: "istanbul",
    names: "towns",
    width: 1400,
    height: 690,
    west: 28.56,
    north: 41.24,
    perLongitude: 1554.6,
    perLatitude: 2060.4,
  },
  {
    name: "riviera",
    names: "cities",
    width: 1200,
    height: 470,
    west: 26.845,
    north: 37.405,
    perLongitude: 190.6,
    perLatitude: 236.8,
  },
  {
    name: "dubai",
    names: "towns",
    width: 900,
    height: 640,
    west: 54.92,
    north: 25.303,
    perLongitude: 1800,
    perLatitude: 1988.5,
  },
  {
    name: "cyprus",
    names: "cities",
    width: 900,
    height: 600,
    west: 31.88,
    north: 35.92,
    perLongitude: 305.1,
    perLatitude: 372.9,
  },
];

/** A crop of a chart around a place; positions are in units of the drawing. */
export interface ChartView {
  chart: SeaChart["name"];
  width: number;
  height: number;
  viewBox: string;
  /** `preserveAspectRatio` that keeps the pin visible where narrow screens crop the chart. */
  align: "xMinYMid" | "xMidYMid" | "xMaxYMid";
  pin: Point;
  labels: readonly Label[];
}

interface Label extends Point {
  name: string;
  /** Cropped on narrow screens. */
  outer: boolean;
}

export interface Point {
  x: number;
  y: number;
}

export interface NamedPlace {
  name: string;
  center: Coordinates;
}

/** Size in units of the drawing. */
export interface ChartCrop {
  width: number;
  height: number;
  /** Scale of the labels, for a crop that is drawn smaller than usual. */
  labelScale: number;
}

const defaultCrop: ChartCrop = { width: 640, height: 330, labelScale: 1 };
/** Half the width narrow screens show, less half a label. */
const narrowHalfWidth = 150;
/** Least distance of labels from the edges and each other, and from the pin with its halo. */
const clearance = { x: 70, y: 22 };
const pinClearance = { x: 90, y: 48 };

/** Null where no chart covers the place. */
export function findChart(place: Coordinates): SeaChart | null {
  return (
    charts.find((chart) => {
      const { x, y } = positionOn(chart, place);
      return x >= 0 && y >= 0 && x <= chart.width && y <= chart.height;
    }) ?? null
  );
}

/** Centres the place where the drawing allows, and labels what has room around it. */
export function chartView(
  chart: SeaChart,
  place: Coordinates,
  neighbours: readonly NamedPlace[],
  crop: ChartCrop = defaultCrop,
): ChartView {
  const pin = positionOn(chart, place);
  const left = cropStart(pin.x, crop.width, chart.width);
  const top = cropStart(pin.y, crop.height, chart.height);
  const labelClearance = { x: clearance.x * crop.labelScale, y: clearance.y * crop.labelScale };
  const named = neighbours.map(({ name, center }): Label => {
    const { x, y } = positionOn(chart, center);
    return { name, x, y, outer: Math.abs(x - left - crop.width / 2) > narrowHalfWidth };
  });
  const labels = named
    .filter(({ x }) => isInside(x - left, crop.width, labelClearance.x))
    .filter(({ y }) => isInside(y - top, crop.height, labelClearance.y))
    .filter((label) => isClear(label, pin, pinClearance))
    .reduce<Label[]>((placed, label) => {
      const isFree = placed.every((other) => isClear(label, other, labelClearance));
      return isFree ? [...placed, label] : placed;
    }, []);
  const offset = pin.x - left - crop.width / 2;
  const align =
    Math.abs(offset) < narrowHalfWidth / 2 ? "xMidYMid" : offset < 0 ? "xMinYMid" : "xMaxYMid";
  const { name, width, height } = chart;
  return {
    chart: name,
    width,
    height,
    viewBox: `${left} ${top} ${crop.width} ${crop.height}`,
    align,
    pin,
    labels,
  };
}

export function positionOn(chart: SeaChart, { lat, lng }: Coordinates): Point {
  return {
    x: round((lng - chart.west) * chart.perLongitude),
    y: round((chart.north - lat) * chart.perLatitude),
  };
}

function cropStart(middle: number, length: number, limit: number): number {
  return round(Math.min(Math.max(0, middle - length / 2), limit - length));
}

function isInside(offset: number, length: number, margin: number): boolean {
  return offset >= margin && offset <= length - margin;
}

function isClear(one: Point, other: Point, distance: { x: number; y: number }): boolean {
  return Math.abs(one.x - other.x) >= distance.x || Math.abs(one.y - other.y) >= distance.y;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
