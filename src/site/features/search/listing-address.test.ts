import { expect, test } from "vitest";
import { standsUnder } from "#site/features/search/listing-address.ts";

const turkey = { slug: "turkey", name: "Turkey", nameIn: "in Turkey" };
const istanbul = { slug: "istanbul", name: "Istanbul", nameIn: "in Istanbul" };
const nothing = {
  country: null,
  city: null,
  type: null,
  filterPage: null,
  listedAs: null,
  fixed: [],
};
const filterPage = (slug: string) => ({ slug, title: "", heading: "", intro: "" });

test("knows a place under its own country only", () => {
  const scope = { ...nothing, country: turkey, city: istanbul };
  expect(standsUnder(scope, { country: "turkey", city: "istanbul" })).toBe(true);
  expect(standsUnder(scope, { country: "uae", city: "istanbul" })).toBe(false);
});

test("takes no country for a city", () => {
  const scope = { ...nothing, country: turkey };
  expect(standsUnder(scope, { country: "turkey", city: "turkey" })).toBe(false);
});

test("accepts a filter page in the place of a type, also when it is about one city", () => {
  const saved = { ...nothing, country: turkey, city: istanbul, filterPage: filterPage("sea-view") };
  expect(standsUnder(saved, { country: "turkey", type: "sea-view" })).toBe(true);
  expect(standsUnder(saved, { country: "turkey", type: "villas" })).toBe(false);
});

test("has a path for all countries and none for a type without one", () => {
  const type = { slug: "villas", name: "Villa", plural: "Villas" };
  const all = { ...nothing, filterPage: filterPage("properties") };
  expect(standsUnder(all, { country: "properties" })).toBe(true);
  expect(standsUnder({ ...nothing, type }, { country: "villas", type: "villas" })).toBe(false);
});
