import { expect, test } from "vitest";
import { rowOf } from "#benchmarks/support/row.ts";

const figure = { section: "render", figure: "CPU", value: 6, unit: "ms" };

test("an aim at the ratio is judged by the baseline of the same run", () => {
  const aim = { of: "ratio", atMost: 0.7 } as const;
  expect(rowOf({ ...figure, baseline: 10, aim })).toMatchObject({
    ratio: 0.6,
    aim: "ratio ≤ 0.7",
    holds: true,
  });
  expect(rowOf({ ...figure, baseline: 8, aim }).holds).toBe(false);
  expect(rowOf({ ...figure, aim }).holds).toBe(false);
});

test("a limit itself is still within the aim", () => {
  expect(rowOf({ ...figure, aim: { of: "value", atMost: 6 } }).holds).toBe(true);
  expect(rowOf({ ...figure, aim: { of: "value", atLeast: 6 } }).holds).toBe(true);
  expect(rowOf({ ...figure, aim: { of: "value", atLeast: 6.1 } }).holds).toBe(false);
});

test("a baseline of 0 stands beside the value without a ratio", () => {
  const aim = { of: "ratio", atMost: 0.7 } as const;
  expect(rowOf({ ...figure, baseline: 0 })).toMatchObject({ baseline: 0, ratio: null });
  expect(rowOf({ ...figure, value: 0, baseline: 0, aim })).toMatchObject({
    ratio: null,
    holds: false,
  });
});

test("a guard is judged as an aim is, and told apart", () => {
  const aim = { of: "value", atMost: 5 } as const;
  expect(rowOf({ ...figure, aim, isGuard: true })).toMatchObject({ isGuard: true, holds: false });
  expect(rowOf({ ...figure, aim }).isGuard).toBe(false);
});

test("without an aim nothing is judged", () => {
  expect(rowOf(figure)).toMatchObject({ baseline: null, ratio: null, aim: null, holds: null });
});
