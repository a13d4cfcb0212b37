import { expect, test } from "vitest";
import { shareThatRan } from "#benchmarks/browser/coverage.ts";

const range = (startOffset: number, endOffset: number, count: number) => ({
  startOffset,
  endOffset,
  count,
});

test("what never ran within what did is taken off, and what ran within that is counted again", () => {
  const functions = [
    { ranges: [range(0, 10, 1)] },
    { ranges: [range(6, 8, 3)] },
    { ranges: [range(4, 9, 0)] },
  ];
  expect(shareThatRan([{ source: "0123456789", functions }])).toBe(0.7);
});

test("scripts count by their length, and one of which nothing is told has not run", () => {
  const whole = { source: "012345", functions: [{ ranges: [range(0, 6, 1)] }] };
  expect(shareThatRan([whole, { source: "01", functions: [] }])).toBe(0.75);
  expect(shareThatRan([])).toBeNaN();
});
