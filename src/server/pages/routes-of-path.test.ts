import { expect, test } from "vitest";
import { createRoutesOfPath } from "#server/pages/routes-of-path.ts";

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
const routesOf = createRoutesOfPath(
  Object.fromEntries(tree.map((route) => [route.id, { ...route, module }])),
);

test("a path has its own routes and those around them", () => {
  expect([...routesOf("/en")].sort()).toEqual([
    "home___en",
    "locale___en",
    "not-found___en",
    "root",
  ]);
  expect(routesOf("/en/turkey/for-sale")).toContain("listing___en");
  expect(routesOf("/en/turkey/for-sale")).toContain("root");
});

test("routes of other paths are none of it", () => {
  expect(routesOf("/en/turkey/for-sale")).not.toContain("article___en");
  expect(routesOf("/en/turkey/for-sale/istanbul")).not.toContain("listing___en");
});
