import { expect, test } from "vitest";
import { shouldReloadLayout } from "#site/layout/should-revalidate.ts";

const page = "https://sahil.example/en/uae/dubai/marina-arc?unit=2";

test.each([
  ["the same page", page, page, true],
  ["the same page, from a place within it", `${page}#payment`, page, true],
  ["another home of it", page, page.replace("unit=2", "unit=3"), false],
  ["another page", page, "https://sahil.example/en/uae", false],
])("the layout is read anew for %s only where it leads back", (_, from, to, isReadAnew) => {
  const turn = { currentUrl: new URL(from), nextUrl: new URL(to) };
  expect(shouldReloadLayout(turn)).toBe(isReadAnew);
});
