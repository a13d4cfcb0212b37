import { expect, test } from "vitest";
import { followingOf, followMarks, type Following } from "#site/ui/follow-marks.ts";

test.each<Following>([
  { replace: false, preventScrollReset: false, state: null },
  { replace: true, preventScrollReset: false, state: null },
  { replace: false, preventScrollReset: true, state: "own" },
  { replace: true, preventScrollReset: true, state: null },
])("the marks of a link say how it is followed: %o", (following) => {
  const marks = new Map<string, string>(Object.entries(followMarks(following)));
  expect(followingOf({ getAttribute: (name) => marks.get(name) ?? null })).toEqual(following);
});
