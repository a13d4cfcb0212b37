import { expect, test } from "vitest";
import { markOf } from "#site/mark-of.server.ts";

const answer = (slug: string) =>
  Object.freeze({ slug, towns: Object.freeze(Array.from({ length: 100 }, (_, at) => at)) });

test("values that hold the same have the same mark, whether they are the same or not", () => {
  expect(markOf({ path: "/en", areas: answer("kas") })).toBe(
    markOf({ path: "/en", areas: answer("kas") }),
  );
});

test("each part of a value counts, its kind and its place included", () => {
  const values = [
    { path: "/en", areas: answer("kas") },
    { path: "/ar", areas: answer("kas") },
    { path: "/en", areas: answer("kalkan") },
    { path: "/en", other: answer("kas") },
    [answer("kas"), "/en"],
    ["/en", answer("kas")],
    ["1", 1],
    [1, "1"],
    [["a"], "b"],
    ["a", ["b"]],
    ["a,b"],
    ["a", "b"],
    [null],
    ["null"],
    null,
    [],
    {},
  ];
  expect(new Set(values.map(markOf)).size).toBe(values.length);
});

test("a long answer has a short mark", () => {
  expect(markOf(answer("kas")).length).toBeLessThan(50);
});
