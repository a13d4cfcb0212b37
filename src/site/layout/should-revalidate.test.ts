import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { shouldRevalidatePage, shouldRevalidateLayout } from "#site/layout/should-revalidate.ts";
import { screenModules } from "#site/routes.ts";

const page = "https://sahil.example/en/uae/dubai/marina-arc?unit=2";
const formMethod = "POST";

test.each([
  ["the same page", page, page, {}, true],
  ["a choice made on it", page, page, { formMethod }, true],
  ["a choice made at a place within it", `${page}#payment`, page, { formMethod }, true],
  ["a step back out of what opened over it", `${page}#questionnaire?step=type`, page, {}, false],
  ["another home of it", page, page.replace("unit=2", "unit=3"), {}, false],
  ["another page", page, "https://sahil.example/en/uae", {}, false],
] as const)("whether the layout revalidates for %s: %#", (_, from, to, form, isRevalidated) => {
  const navigation = { currentUrl: new URL(from), nextUrl: new URL(to), ...form };
  expect(shouldRevalidateLayout(navigation)).toBe(isRevalidated);
});

test("revalidates as React Router does, except when only the hash is removed", () => {
  const navigation = { currentUrl: new URL(`${page}#questionnaire`), nextUrl: new URL(page) };
  const isRevalidatedAfter = (change: object) =>
    shouldRevalidatePage({ ...navigation, defaultShouldRevalidate: true, ...change });
  expect(isRevalidatedAfter({})).toBe(false);
  expect(isRevalidatedAfter({ formMethod })).toBe(true);
  expect(isRevalidatedAfter({ currentUrl: navigation.nextUrl })).toBe(true);
  expect(isRevalidatedAfter({ nextUrl: new URL("https://sahil.example/en/uae") })).toBe(true);
  expect(isRevalidatedAfter({ formMethod, defaultShouldRevalidate: false })).toBe(false);
});

test("every screen defines its revalidation", () => {
  const root = path.resolve(import.meta.dirname, "../../..");
  const screens = [...new Set(Object.values(screenModules))];
  const silent = screens.filter((file) => {
    return !readFileSync(path.join(root, file), "utf8").includes("shouldRevalidate");
  });
  expect(silent).toEqual([]);
});
