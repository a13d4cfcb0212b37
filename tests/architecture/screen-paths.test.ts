import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { locales } from "#domain/locale.ts";
import routes from "#site/routes.ts";
import { screenPaths } from "#tests/support/screen-paths.ts";

test.each(locales)("each path of a screen belongs to its route: %s", (language) => {
  const table = routes as RouteObject[]; // only their paths are read
  const paths = Object.entries(screenPaths(language));
  const matched = paths.map(
    ([, path]) => matchRoutes(table, path.replace(/\?.*/, ""))?.at(-1)?.route.id,
  );
  expect(matched).toEqual(paths.map(([name]) => `${name}___${language}`));
});
