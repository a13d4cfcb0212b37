import { expect, test } from "vitest";
import { pickPopularSearches } from "#site/features/home/home-view.server.ts";

function page(slug: string, country: string | null = "turkey") {
  return { slug, title: slug, heading: slug, country, city: null };
}

test("omits filter pages of a single type and the page of all properties", () => {
  const pages = [page("properties", null), page("villas-turkey"), page("ready-turkey")];
  expect(pickPopularSearches(pages, [{ slug: "villas" }]).map(({ slug }) => slug)).toEqual([
    "ready-turkey",
  ]);
});

test("takes the first of each kind", () => {
  const pages = [page("citizenship-istanbul"), page("citizenship-turkey"), page("off-plan-dubai")];
  expect(pickPopularSearches(pages, []).map(({ slug }) => slug)).toEqual([
    "citizenship-istanbul",
    "off-plan-dubai",
  ]);
});
