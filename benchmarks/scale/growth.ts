/** How figures that were measured of several sizes grow with the size. */
import type { Row } from "#benchmarks/support/row.ts";
import { rounded } from "#benchmarks/support/table.ts";

export interface Growth {
  figure: string;
  unit: string;
  /** By size, the smallest first; two or more. */
  points: readonly { size: number; value: number }[];
  /** The power of the size that it grows by, between the smallest and the largest: 0 not at all, 1 in step with it. */
  power: number;
  /** The same between the two largest: what costs the same at any size hides growth among the small ones. */
  lastPower: number;
}

/** The figures that several sizes have, in the order of their rows. */
export function growthOf(rows: readonly Row[]): Growth[] {
  const measured = Map.groupBy(
    rows.filter(({ size }) => size !== null),
    ({ section, figure }) => `${section}: ${figure}`,
  );
  return [...measured.values()].flatMap((same) => {
    const points = same
      .map(({ size, value }) => ({ size: size ?? 0, value }))
      .toSorted((a, b) => a.size - b.size);
    const [first, last] = [points.at(0), points.at(-1)];
    const [row] = same;
    if (!row || !first || !last || first.size === last.size) return [];
    const { figure, unit } = row;
    const power = powerBetween(first, last);
    return [{ figure, unit, points, power, lastPower: powerBetween(points.at(-2) ?? first, last) }];
  });
}

function powerBetween(a: Growth["points"][number], b: Growth["points"][number]): number {
  return Math.log(b.value / a.value) / Math.log(b.size / a.size);
}

/** A table in Markdown: a line a figure, a column a size. */
export function growthTable(growths: readonly Growth[]): string {
  const sizes = sizesOf(growths);
  const lines = [
    ["figure", "unit", ...sizes.map((size) => size.toLocaleString("en")), "grows as", "at the end"],
    ["---", "---", ...sizes.map(() => "---:"), "---", "---"],
    ...growths.map(({ figure, unit, points, power, lastPower }) => [
      figure,
      unit,
      ...sizes.map((size) => {
        const point = points.find((one) => one.size === size);
        return point === undefined ? "" : rounded(point.value);
      }),
      `size^${power.toFixed(2)}`,
      `size^${lastPower.toFixed(2)}`,
    ]),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const width = 960;
const height = 460;
const plot = { left: 70, right: 560, top: 30, bottom: 400 };
const inks = [
  "#193A4E",
  "#B4552D",
  "#3F7F93",
  "#8A6A1F",
  "#6B4E8E",
  "#2F6B45",
  "#9C3848",
  "#5B6770",
];

/** A picture in SVG of the figures in milliseconds: both axes by powers of ten, so that a straight line is a power of the size. */
export function growthPicture(all: readonly Growth[]): string {
  const growths = all.filter(({ unit }) => unit === "ms");
  const values = growths.flatMap(({ points }) => points.map(({ value }) => value));
  const decades = { x: decadesOf(sizesOf(growths)), y: decadesOf(values) };
  const x = (size: number) => at(size, decades.x, plot.left, plot.right);
  const y = (value: number) => at(value, decades.y, plot.bottom, plot.top);
  const grid = [
    ...powersOf(decades.x).map(
      (size) =>
        `<path d="M${x(size)} ${plot.top}V${plot.bottom}"/><text x="${x(size)}" y="${plot.bottom + 20}" text-anchor="middle">${size.toLocaleString("en")}</text>`,
    ),
    ...powersOf(decades.y).map(
      (value) =>
        `<path d="M${plot.left} ${y(value)}H${plot.right}"/><text x="${plot.left - 8}" y="${y(value) + 4}" text-anchor="end">${value} ms</text>`,
    ),
  ];
  const lines = growths.map(({ figure, points, power }, index) => {
    const ink = inks[index % inks.length] ?? "";
    const path = points.map(({ size, value }) => `${x(size)} ${y(value)}`).join("L");
    const dots = points.map(
      ({ size, value }) => `<circle cx="${x(size)}" cy="${y(value)}" r="3.5"/>`,
    );
    const line = plot.top + 12 + index * 24;
    return `<g fill="${ink}"><path d="M${path}" fill="none" stroke="${ink}" stroke-width="2"/>${dots.join("")}<text x="${plot.right + 40}" y="${line}">${figure}: size^${power.toFixed(2)}</text><rect x="${plot.right + 20}" y="${line - 10}" width="12" height="12"/></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<title>Milliseconds by number of projects</title>
<rect width="${width}" height="${height}" fill="#fff"/>
<g stroke="#dde4e8" fill="none">${grid.join("").replaceAll("<text", '<text stroke="none" fill="#3b4a54"')}</g>
<text x="${(plot.left + plot.right) / 2}" y="${plot.bottom + 44}" text-anchor="middle" fill="#3b4a54">projects</text>
${lines.join("\n")}
</svg>
`;
}

function sizesOf(growths: readonly Growth[]): number[] {
  const sizes = growths.flatMap(({ points }) => points.map(({ size }) => size));
  return [...new Set(sizes)].toSorted((a, b) => a - b);
}

/** The powers of ten that hold all figures between them. */
function decadesOf(figures: readonly number[]): { from: number; to: number } {
  const from = Math.floor(Math.log10(Math.min(...figures)));
  return { from, to: Math.max(from + 1, Math.ceil(Math.log10(Math.max(...figures)))) };
}

function powersOf({ from, to }: { from: number; to: number }): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
}

/** Where a figure stands between two edges, rounded to tenths. */
function at(
  figure: number,
  { from, to }: { from: number; to: number },
  start: number,
  end: number,
): number {
  const share = (Math.log10(figure) - from) / (to - from);
  return Math.round((start + share * (end - start)) * 10) / 10;
}
