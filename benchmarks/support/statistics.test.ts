import { expect, test } from "vitest";
import { median, mediansOf, percentile } from "#benchmarks/support/statistics.ts";

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1], 2.5],
  [[8, 1, 4, 2], 3],
  [[], Number.NaN],
])("the median of %j is %d", (samples, middle) => {
  expect(median(samples)).toBe(middle);
});

test("mediansOf takes the median of each figure separately", () => {
  const samples = [
    { first: 1, second: 30 },
    { first: 3, second: 10 },
    { first: 2, second: 20 },
  ];
  expect(mediansOf(samples)).toEqual({ first: 2, second: 20 });
});

test("a percentile is one of the samples", () => {
  const samples = Array.from({ length: 200 }, (_, at) => 200 - at);
  expect(percentile(samples, 0.99)).toBe(199);
  expect(percentile([7], 0.99)).toBe(7);
});
