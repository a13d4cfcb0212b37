import { expect, test } from "vitest";
import { emptyCriteria, parseSearchCriteria } from "#contract/search-criteria.ts";
import {
  selectionHref,
  listingSelection,
  type ListingSelection,
} from "#site/features/search/listing-selection.ts";

const turkey = { slug: "turkey", name: "Turkey", nameIn: "in Turkey" };
const istanbul = { slug: "istanbul", name: "Istanbul", nameIn: "in Istanbul" };
const apartments = { slug: "apartments", name: "Apartment", plural: "Apartments" };
const noScope = {
  country: turkey,
  city: null,
  type: null,
  filterPage: null,
  listedAs: null,
  fixed: [],
};

function selection(
  country: string,
  query: string,
  filterPage: string | null = null,
): ListingSelection {
  return { country, filterPage, criteria: parseSearchCriteria(new URLSearchParams(query)) };
}

test("puts one type and one city into the path", () => {
  expect(selectionHref("en", selection("turkey", "type=villas&city=bodrum&rooms=4-1"))).toBe(
    "/en/turkey/villas/for-sale/bodrum?rooms=4-1",
  );
});

test("leaves two values of a kind in the query", () => {
  expect(selectionHref("ar", selection("turkey", "city=bodrum,izmir&type=villas"))).toBe(
    "/ar/turkey/villas/for-sale?city=bodrum%2Cizmir",
  );
});

test("keeps a type in the query when the path has a filter page or all countries", () => {
  expect(selectionHref("en", selection("turkey", "type=villas", "citizenship-turkey"))).toBe(
    "/en/turkey/citizenship-turkey/for-sale?type=villas",
  );
  expect(selectionHref("en", selection("properties", "type=villas&city=dubai"))).toBe(
    "/en/properties/for-sale?type=villas&city=dubai",
  );
});

test("combines path and query", () => {
  const scope = { ...noScope, city: istanbul, type: apartments };
  const criteria = { ...emptyCriteria, rooms: ["2+1"] };
  expect(listingSelection("turkey", scope, criteria).criteria).toEqual({
    ...criteria,
    type: ["apartments"],
    city: ["istanbul"],
  });
});

test("does not count a filter page's own filters as the visitor's", () => {
  const filterPage = { slug: "sea-view-istanbul", title: "", heading: "", intro: "" };
  const scope = { ...noScope, city: istanbul, filterPage, fixed: ["city", "type", "seaView"] };
  expect(listingSelection("turkey", scope, emptyCriteria)).toEqual({
    country: "turkey",
    filterPage: "sea-view-istanbul",
    criteria: emptyCriteria,
  });
});

test("does not count the page of all countries as a filter page", () => {
  const filterPage = { slug: "properties", title: "", heading: "", intro: "" };
  const scope = { ...noScope, country: null, filterPage };
  expect(selectionHref("tr", listingSelection("properties", scope, emptyCriteria))).toBe(
    "/tr/properties/for-sale",
  );
});
