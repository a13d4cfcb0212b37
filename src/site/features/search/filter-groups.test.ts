import { expect, test } from "vitest";
import { anyCriteria } from "#contract/search-criteria.ts";
import {
  activeGroups,
  countOf,
  inForce,
  withoutFilters,
  withoutGroup,
} from "#site/features/search/filter-groups.ts";
import { everywhere } from "#site/features/search/selection.ts";

test("counts a group once, however much of it is asked for", () => {
  const criteria = {
    ...anyCriteria,
    rooms: ["2+1", "3+1"],
    price: { from: null, to: 500_000 },
    seaView: true,
  };
  expect(activeGroups(criteria)).toEqual(["price", "rooms", "seaView"]);
});

test("does not count sort order or page as a filter", () => {
  expect(activeGroups({ ...anyCriteria, sort: "price", page: 3 })).toEqual([]);
});

test("removes one group and returns to the first page", () => {
  const criteria = { ...anyCriteria, rooms: ["2+1"], seaView: true, page: 2 };
  expect(withoutGroup(criteria, "rooms")).toEqual({ ...anyCriteria, seaView: true });
});

test("keeps the order when every filter is taken off", () => {
  const criteria = { ...anyCriteria, rooms: ["2+1"], sort: "price" as const, page: 2 };
  expect(withoutFilters(criteria)).toEqual({ ...anyCriteria, sort: "price" });
});

const cyprus = { slug: "cyprus", name: "Cyprus" };
const criteria = { ...anyCriteria, type: ["villas"], query: "sea" };

test("a country that was typed is in force beside the filters and the text", () => {
  const named = inForce({ country: "cyprus", filterPage: null, criteria }, cyprus);
  expect(named).toEqual({ country: cyprus, groups: ["type", "query"] });
  expect(countOf(named)).toBe(3);
});

test("it is in force no longer where all countries are asked for again, or where the path says it", () => {
  const again = inForce({ country: everywhere, filterPage: null, criteria }, cyprus);
  const ofPath = inForce({ country: "cyprus", filterPage: null, criteria }, null);
  expect([countOf(again), countOf(ofPath)]).toEqual([2, 2]);
});
