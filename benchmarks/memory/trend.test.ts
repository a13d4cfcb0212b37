import { expect, test } from "vitest";
import { riseOf } from "#benchmarks/memory/trend.ts";

test("a straight line rises by the difference of its ends", () => {
  expect(riseOf([10, 12, 14, 16])).toBeCloseTo(6);
  expect(riseOf([16, 14, 12, 10])).toBeCloseTo(-6);
});

test("what goes up and down about a level does not rise", () => {
  expect(riseOf([10, 12, 10, 12, 10])).toBeCloseTo(0);
  expect(riseOf([7])).toBe(0);
});
