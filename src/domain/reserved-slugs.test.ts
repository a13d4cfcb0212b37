import { expect, test } from "vitest";
import { contentPages } from "#domain/content-pages.ts";
import { screenPath } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { isReservedSlug } from "#domain/reserved-slugs.ts";

test("every fixed word of a path of the site is reserved", () => {
  const paths = [
    ...contentPages.map((page) => screenPath(page)),
    screenPath("article", { slug: "0" }),
    screenPath("coming-soon"),
    screenPath("developer-company", { slug: "0" }),
    screenPath("offers"),
    screenPath("enquiry", {}),
    screenPath("thanks-you", {}),
    screenPath("videos"),
    screenPath("town-guide", { city: "0", town: "0" }),
    screenPath("listing", { country: "properties", type: "0", city: "0" }),
    screenPath("project", { country: "0", city: "0", slug: "0" }),
  ];
  const words = paths
    .flatMap((path) => path.split("/"))
    .filter((word) => word !== "" && word !== "0");
  expect(words.filter((word) => !isReservedSlug(word))).toEqual([]);
});

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
