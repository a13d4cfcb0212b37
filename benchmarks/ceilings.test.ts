import { expect, test } from "vitest";
import { ceilings, verdictOn, worstOf } from "#benchmarks/ceilings.ts";

test.each([
  ["slowLcp", 1.2, "holds"],
  ["slowLcp", 1.31, "near miss"],
  ["slowLcp", 1.33, "missed"],
  ["warmPage", 0.6, "holds"],
  ["warmPage", 0.55, "near miss"],
  ["warmPage", 0.54, "missed"],
  ["accessibility", 100, "holds"],
  ["accessibility", 99, "missed"],
  ["start", Number.NaN, "missed"],
] as const)("%s of %d: %s", (name, value, verdict) => {
  expect(verdictOn(ceilings[name], value)).toBe(verdict);
});

test("the worst measurement is the maximum under an upper limit and the minimum under a lower one", () => {
  const measured = (ceiling: "slowLcp" | "warmPage") =>
    [0.7, 0.9].map((value) => ({ ceiling, value, of: "" }));
  expect(worstOf(measured("slowLcp")).value).toBe(0.9);
  expect(worstOf(measured("warmPage")).value).toBe(0.7);
});
