import { expect, test } from "vitest";
import { anyCriteria } from "#contract/search-criteria.ts";
import { activeGroups, withoutFilters, withoutGroup } from "#site/features/search/filter-groups.ts";

test("counts a group once, however much of it is asked for", () => {
  const criteria = {
    ...anyCriteria,
    rooms: ["2+1", "3+1"],
    price: { from: null, to: 500_000 },
    seaView: true,
  };
  expect(activeGroups(criteria)).toEqual(["price", "rooms", "seaView"]);
});

test("sees no filter in an order or a page", () => {
  expect(activeGroups({ ...anyCriteria, sort: "price", page: 3 })).toEqual([]);
});

test("takes off one group and returns to the first page", () => {
  const criteria = { ...anyCriteria, rooms: ["2+1"], seaView: true, page: 2 };
  expect(withoutGroup(criteria, "rooms")).toEqual({ ...anyCriteria, seaView: true });
});

test("keeps the order when every filter is taken off", () => {
  const criteria = { ...anyCriteria, rooms: ["2+1"], sort: "price" as const, page: 2 };
  expect(withoutFilters(criteria)).toEqual({ ...anyCriteria, sort: "price" });
});
