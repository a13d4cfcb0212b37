import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { locales } from "#domain/locale.ts";
import routes from "#site/routes.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";

const localeLayoutRoutes = routes.filter(({ children }) => children !== undefined);

test.each(locales)("the key pages include every screen: %s", (language) => {
  const [pages] = localeLayoutRoutes.filter(({ id }) => id === `locale___${language}`);
  const screens = (pages?.children ?? []).map(({ id }) => id);
  const table = localeLayoutRoutes as RouteObject[]; // only their paths are read
  const visited = Object.values(keyPages(language)).map(
    (path) => matchRoutes(table, path.replace(/\?.*/, ""))?.at(-1)?.route.id,
  );
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.filter((id) => !visited.includes(id))).toEqual([]);
});
