import { expect, test } from "vitest";
import { growthOf, growthPicture, growthTable } from "#benchmarks/scale/growth.ts";
import { rowOf } from "#benchmarks/support/row.ts";

const row = (figure: string, value: number, size?: number) =>
  rowOf({ section: "scale", figure, value, unit: "ms", ...(size !== undefined && { size }) });

const rows = [
  row("SQLite, listing", 40, 100_000),
  row("SQLite, listing", 4, 1_000),
  row("SQLite, listing", 16, 10_000),
  row("PostgreSQL, listing", 5, 1_000),
  row("PostgreSQL, listing", 500, 100_000),
  row("measured once", 1, 1_000),
  row("of no size", 1),
];

test("a figure of several sizes grows by a power of the size, from the smallest to the largest", () => {
  const growths = growthOf(rows);
  expect(growths.map(({ figure, power }) => [figure, power])).toEqual([
    ["SQLite, listing", 0.5],
    ["PostgreSQL, listing", expect.closeTo(1)],
  ]);
  expect(growths[0]?.points.map(({ size, value }) => [size, value])).toEqual([
    [1_000, 4],
    [10_000, 16],
    [100_000, 40],
  ]);
});

test("the table leaves a size open that was not measured", () => {
  expect(growthTable(growthOf(rows)).split("\n")).toEqual([
    "| figure | unit | 1,000 | 10,000 | 100,000 | grows as | at the end |",
    "| --- | --- | ---: | ---: | ---: | --- | --- |",
    "| SQLite, listing | ms | 4.00 | 16.0 | 40.0 | size^0.50 | size^0.40 |",
    "| PostgreSQL, listing | ms | 5.00 |  | 500 | size^1.00 | size^1.00 |",
  ]);
});

test("the picture has a point for each figure, higher and further right where there is more", () => {
  const picture = growthPicture(growthOf(rows));
  const points = [...picture.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map((match) =>
    match.slice(1).map(Number),
  );
  expect(points).toHaveLength(5);
  const [first = [], second = []] = points;
  expect(second[0]).toBeGreaterThan(first[0] ?? 0);
  expect(second[1]).toBeLessThan(first[1] ?? 0);
  expect(picture).toContain(">100,000</text>");
});
