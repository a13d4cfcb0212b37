import { expect, test } from "vitest";
import { groupFilterPages } from "#site/layout/property-links.ts";

test("filter pages are grouped by what their slug contains, and `properties` is left out", () => {
  const slugs = [
    "properties",
    "apartments-istanbul",
    "off-plan-dubai",
    "villas-turkey",
    "residence-cyprus",
    "sea-view",
  ];
  const pages = slugs.map((slug) => ({
    slug,
    title: slug,
    heading: slug,
    country: null,
    city: null,
  }));
  const groups = groupFilterPages(pages);
  expect(groups.istanbul.map(({ slug }) => slug)).toEqual(["apartments-istanbul"]);
  expect(groups.dubai.map(({ slug }) => slug)).toEqual(["off-plan-dubai"]);
  expect(groups.turkey.map(({ slug }) => slug)).toEqual(["villas-turkey"]);
  expect(groups.cyprus.map(({ slug }) => slug)).toEqual(["residence-cyprus", "sea-view"]);
});
