import { expect, test } from "vitest";
import { formTarget, isScopeOfPath } from "#site/features/search/listing-redirects.server.ts";

function target(params: { country: string; type?: string; city?: string }, query: string): string {
  return decodeURIComponent(formTarget("en", params, new URLSearchParams(query)));
}

test("redirects a place filter to the path of its listing", () => {
  const otherFields = "type=villas&rooms=&price=-500000";
  expect(target({ country: "properties" }, `where=turkey/bodrum&${otherFields}`)).toBe(
    "/en/turkey/villas/for-sale/bodrum?price=-500000",
  );
  expect(target({ country: "properties" }, `where=uae&${otherFields}`)).toBe(
    "/en/uae/villas/for-sale?price=-500000",
  );
  expect(target({ country: "properties" }, `where=&${otherFields}`)).toBe(
    "/en/properties/for-sale?type=villas&price=-500000",
  );
});

test("ignores unknown places", () => {
  for (const where of ["//evil.example", "#site", "turkey/istanbul/x", "%2F"]) {
    expect(target({ country: "properties" }, `where=${where}&type=`)).toBe(
      "/en/properties/for-sale",
    );
  }
});

test("moves one city and one type from a country's filters into the path", () => {
  expect(target({ country: "turkey" }, "city=izmir&type=villas&price=&price=900000")).toBe(
    "/en/turkey/villas/for-sale/izmir?price=-900000",
  );
  expect(target({ country: "turkey" }, "city=izmir&city=bodrum")).toBe(
    "/en/turkey/for-sale?city=bodrum,izmir",
  );
});

test("preserves path segments that only the API can distinguish", () => {
  expect(target({ country: "turkey", type: "citizenship-turkey" }, "type=villas&rooms=")).toBe(
    "/en/turkey/citizenship-turkey/for-sale?type=villas",
  );
});

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

test("finds a place only under its own country", () => {
  const scope = { ...nothing, country: turkey, city: istanbul };
  expect(isScopeOfPath(scope, { country: "turkey", city: "istanbul" })).toBe(true);
  expect(isScopeOfPath(scope, { country: "uae", city: "istanbul" })).toBe(false);
});

test("does not mistake a country for a city", () => {
  const scope = { ...nothing, country: turkey };
  expect(isScopeOfPath(scope, { country: "turkey", city: "turkey" })).toBe(false);
});

test("accepts a filter page in place of a type, also one about a single city", () => {
  const scope = { ...nothing, country: turkey, city: istanbul, filterPage: filterPage("sea-view") };
  expect(isScopeOfPath(scope, { country: "turkey", type: "sea-view" })).toBe(true);
  expect(isScopeOfPath(scope, { country: "turkey", type: "villas" })).toBe(false);
});

test("has a path for all countries, and none for a type without a country", () => {
  const type = { slug: "villas", name: "Villa", plural: "Villas" };
  const all = { ...nothing, filterPage: filterPage("properties") };
  expect(isScopeOfPath(all, { country: "properties" })).toBe(true);
  expect(isScopeOfPath({ ...nothing, type }, { country: "villas", type: "villas" })).toBe(false);
});
