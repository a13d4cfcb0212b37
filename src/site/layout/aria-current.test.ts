import { expect, test } from "vitest";
import { ariaCurrent } from "#site/layout/aria-current.ts";

test.each([
  { path: "/en/blog", exact: false, current: "page" },
  { path: "/en/blog", exact: true, current: "page" },
  { path: "/en/blog/first-home", exact: false, current: "true" },
  { path: "/en/blog/first-home", exact: true, current: undefined },
  { path: "/en/blogs", exact: false, current: undefined },
  { path: "/en", exact: false, current: undefined },
])("on $path a link to /en/blog says $current (exact: $exact)", ({ path, exact, current }) => {
  expect(ariaCurrent(path, "/en/blog", exact)).toBe(current);
});
