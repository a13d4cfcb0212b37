import { findChart, positionOn, type NamedPlace, type Point, type SeaChart } from "./chart-view.ts";

/** Positions are in units of the drawing. */
export interface DistrictsView {
  chart: SeaChart["name"];
  width: number;
  height: number;
  viewBox: string;
  /** Width of the crop; labels and pins scale with it. */
  shownWidth: number;
  pins: readonly DistrictPin[];
}

interface DistrictPin extends Point {
  name: string;
  /** Middle of the name's baseline; null where it would overlap another. */
  label: Point | null;
}

/** Width to height of the chart's box. */
const aspect = 1.2;
/** In units of the drawing, which is too coarse for less. */
const minWidth = 360;
/** Shares of the width shown, for phones; wider screens draw them smaller. */
const letterSize = 0.036;
const above = -0.022;
const below = 0.046;

/** Fits all places into the chart of the first; null where no chart covers it. */
export function districtsView(places: readonly NamedPlace[]): DistrictsView | null {
  const chart = places[0] === undefined ? null : findChart(places[0].center);
  if (chart === null) return null;
  const named = places.map(({ name, center }) => ({ name, ...positionOn(chart, center) }));
  const [across, down] = [span(named.map(({ x }) => x)), span(named.map(({ y }) => y))];
  const wanted = Math.max(minWidth, across.length * 1.4, down.length * aspect * 1.5);
  const shown = Math.min(wanted, chart.width, chart.height * aspect);
  const start = clamp(across.middle - shown / 2, chart.width - shown);
  const top = clamp(down.middle - shown / aspect / 2, chart.height - shown / aspect);
  const box = [start, top, shown, shown / aspect].map(Math.round);
  return {
    chart: chart.name,
    width: chart.width,
    height: chart.height,
    viewBox: box.join(" "),
    shownWidth: Math.round(shown),
    pins: placeLabels(named, start, shown),
  };
}

/** Places each name above its pin, or else below, where it overlaps no other name or pin. */
function placeLabels(
  places: readonly (Point & { name: string })[],
  start: number,
  shown: number,
): DistrictPin[] {
  const occupied: Point[] = [];
  return places.map((place) => {
    const half = nameWidth(place.name) * shown * 0.5;
    const x = start + half + clamp(place.x - start - half, shown - 2 * half);
    const label = [above, below]
      .map((offset) => ({ x, y: place.y + offset * shown }))
      .find((at) =>
        [...occupied, ...places.filter((other) => other !== place).map(lowered)].every(
          (other) =>
            Math.abs(other.x - at.x) > half + letterSize * shown ||
            Math.abs(other.y - at.y) > letterSize * shown,
        ),
      );
    for (const reach of label === undefined ? [] : [-1, 0, 1]) {
      occupied.push({ x: x + reach * half, y: label?.y ?? 0 });
    }
    return { ...place, label: label ?? null };
  });

  /** Baseline that a label would have if a pin crossed its letters. */
  function lowered({ x, y }: Point): Point {
    return { x, y: y + (letterSize * shown) / 3 };
  }
}

/** Estimated width as a share of the width shown; Chinese characters are twice as wide as letters. */
function nameWidth(name: string): number {
  const widths = Array.from(name, (character) => (character > "\u2e80" ? 1 : 0.54));
  return widths.reduce((sum, width) => sum + width, 0) * letterSize;
}

function span(values: readonly number[]): { middle: number; length: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { middle: (least + most) / 2, length: most - least };
}

function clamp(value: number, limit: number): number {
  return Math.min(Math.max(0, value), limit);
}
