import { expect, test } from "vitest";
import { createRoutesOfPath, routesOfBuild } from "#server/pages/routes-of-path.ts";

const tree = [
  { id: "root", path: "" },
  { id: "locale___en", parentId: "root" },
  { id: "home___en", parentId: "locale___en", path: "en" },
  { id: "listing___en", parentId: "locale___en", path: "en/:country/for-sale" },
  { id: "city___en", parentId: "locale___en", path: "en/:country/:city" },
  { id: "article___en", parentId: "locale___en", path: "en/blog/:slug" },
  { id: "not-found___en", parentId: "locale___en", path: "*" },
];
const module = { default: () => null };
const routes = Object.fromEntries(tree.map((route) => [route.id, { ...route, module }]));
const routesOf = createRoutesOfPath(routesOfBuild({ routes }));

test.each([
  ["/en", "home___en"],
  ["/en/turkey/for-sale", "listing___en"],
  ["/en/turkey/bodrum", "city___en"],
  ["/en/turkey/for-sale/istanbul", "not-found___en"],
])("%s matches %s and its parent routes", (path, screen) => {
  expect(routesOf(path)).toEqual(["root", "locale___en", screen]);
});
