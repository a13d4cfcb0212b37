import { expect, test, vi } from "vitest";
import { memoize } from "#memory/memoize.ts";

test("computes each text once, also when the result is null", () => {
  const compute = vi.fn<(text: string) => number | null>((text) =>
    text === "" ? null : text.length,
  );
  const lengthOf = memoize(compute, { maxEntries: 10, maxLength: 10 });
  for (let time = 0; time < 3; time += 1) expect([lengthOf(""), lengthOf("ab")]).toEqual([null, 2]);
  expect(compute).toHaveBeenCalledTimes(2);
});

test("caches no long texts, and drops the least recently used", () => {
  const compute = vi.fn<(text: string) => string>((text) => text);
  const same = memoize(compute, { maxEntries: 2, maxLength: 3 });
  for (const text of ["long", "long", "a", "b", "a", "c", "a", "b"]) expect(same(text)).toBe(text);
  expect(compute.mock.calls.flat()).toEqual(["long", "long", "a", "b", "c", "b"]);
});
