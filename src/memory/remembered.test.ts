import { expect, test, vi } from "vitest";
import { remembered } from "#memory/remembered.ts";

test("results are memoized per text, null too", () => {
  const workOut = vi.fn<(text: string) => number | null>((text) =>
    text === "" ? null : text.length,
  );
  const lengthOf = remembered(workOut, { most: 10, longest: 10 });
  for (let time = 0; time < 3; time += 1) expect([lengthOf(""), lengthOf("ab")]).toEqual([null, 2]);
  expect(workOut).toHaveBeenCalledTimes(2);
});

test("long texts are not memoized, and the oldest texts are evicted", () => {
  const workOut = vi.fn<(text: string) => string>((text) => text);
  const same = remembered(workOut, { most: 2, longest: 3 });
  for (const text of ["long", "long", "a", "b", "a", "c", "a", "b"]) expect(same(text)).toBe(text);
  expect(workOut.mock.calls.flat()).toEqual(["long", "long", "a", "b", "c", "b"]);
});
