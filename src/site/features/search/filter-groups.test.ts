import { expect, test } from "vitest";
import { emptyCriteria } from "#contract/search-criteria.ts";
import {
  activeGroups,
  countActive,
  activeFilters,
  withoutFilters,
  withoutGroup,
} from "#site/features/search/filter-groups.ts";
import { allCountries } from "#site/features/search/listing-selection.ts";

test("counts a group once, however many of its values are selected", () => {
  const criteria = {
    ...emptyCriteria,
    rooms: ["2+1", "3+1"],
    price: { from: null, to: 500_000 },
    seaView: true,
  };
  expect(activeGroups(criteria)).toEqual(["price", "rooms", "seaView"]);
});

test("does not count sort order or page as a filter", () => {
  expect(activeGroups({ ...emptyCriteria, sort: "price", page: 3 })).toEqual([]);
});

test("removes one group and returns to the first page", () => {
  const criteria = { ...emptyCriteria, rooms: ["2+1"], seaView: true, page: 2 };
  expect(withoutGroup(criteria, "rooms")).toEqual({ ...emptyCriteria, seaView: true });
});

test("preserves the sort order when every filter is removed", () => {
  const criteria = { ...emptyCriteria, rooms: ["2+1"], sort: "price" as const, page: 2 };
  expect(withoutFilters(criteria)).toEqual({ ...emptyCriteria, sort: "price" });
});

const cyprus = { slug: "cyprus", name: "Cyprus" };
const criteria = { ...emptyCriteria, type: ["villas"], query: "sea" };

test("a typed country is kept beside filters and text", () => {
  const active = activeFilters({ country: "cyprus", filterPage: null, criteria }, cyprus);
  expect(active).toEqual({ country: cyprus, groups: ["type", "query"] });
  expect(countActive(active)).toBe(3);
});

test("a typed country is dropped for all countries or a country's path", () => {
  const afterSwitch = activeFilters({ country: allCountries, filterPage: null, criteria }, cyprus);
  const ofPath = activeFilters({ country: "cyprus", filterPage: null, criteria }, null);
  expect([countActive(afterSwitch), countActive(ofPath)]).toEqual([2, 2]);
});
