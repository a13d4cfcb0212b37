import { expect, test } from "vitest";
import { median, medianRatio, mediansOf, percentile } from "#benchmarks/support/statistics.ts";

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

test("medianRatio returns the pair whose ratio is the median", () => {
  const pairs = [
    { value: 9, baseline: 10 },
    { value: 10, baseline: 20 },
    { value: 3, baseline: 4 },
  ];
  expect(medianRatio(pairs)).toEqual({ value: 3, baseline: 4 });
  expect(() => medianRatio(pairs.slice(1))).toThrow("Of 2 pairs none is in the middle");
});

test("a percentile is one of the samples", () => {
  const samples = Array.from({ length: 200 }, (_, at) => 200 - at);
  expect(percentile(samples, 0.99)).toBe(199);
  expect(percentile([7], 0.99)).toBe(7);
});
