import { expect, test } from "vitest";
import { isReservedSlug } from "#domain/reserved-slugs.ts";
import { localeRoutes, routesWithoutLocale } from "#site/route-table.ts";

test("every path segment of a route that could hide a place or a project is reserved", () => {
  const words = [...localeRoutes, ...routesWithoutLocale].flatMap(({ path }) => {
    const segments = path.split("/");
    return segments.filter(
      (segment, at) =>
        /^[a-z0-9-]+$/.test(segment) && (at === 0 || segments[at - 1]?.startsWith(":")),
    );
  });
  expect(words).toContain("for-sale");
  expect(words.filter((word) => !isReservedSlug(word))).toEqual([]);
});
