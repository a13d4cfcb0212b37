import { expect, test } from "vitest";
import { locales } from "#domain/locale.ts";
import { isReservedSlug } from "#domain/reserved-slugs.ts";

test("a language's code is reserved", () => {
  expect(locales.filter((locale) => !isReservedSlug(locale))).toEqual([]);
});

test("a slug that contains the redirect rule's marker is reserved", () => {
  expect(isReservedSlug("assyria-residences")).toBe(true);
});

test("names of places and projects are free", () => {
  expect(["istanbul", "bosphorus-terraces", "turkey", "apartments"].filter(isReservedSlug)).toEqual(
    [],
  );
});
