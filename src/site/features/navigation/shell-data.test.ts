import { expect, test } from "vitest";
import { pathInMenus } from "#site/features/navigation/shell-data.ts";

test.each([
  ["/en", "/en"],
  ["/en/blog", "/en/blog"],
  ["/ar/guides/istanbul", "/ar/guides/istanbul"],
  ["/en/turkey/villas/for-sale/istanbul", "/en/turkey/villas/for-sale/istanbul"],
  ["/en/turkey/for-sale/istanbul", "/en/turkey/for-sale/istanbul"],
  ["/en/guides/istanbul/kadikoy", "/en/guides/istanbul/"],
  ["/en/turkey/istanbul/bosphorus-terraces", "/en/turkey/istanbul/"],
])("menus take %s for %s", (pathname, told) => {
  expect(pathInMenus(pathname)).toBe(told);
});
