import { expect, test } from "vitest";
import {
  byFlagFilter,
  filterNames,
  filtersByImportance,
  flagFilters,
  isFlag,
  searchFilters,
  unitFilters,
} from "#domain/search/filters.ts";

test("no two filters are equally important", () => {
  const importances = Object.values(searchFilters).map(({ importance }) => importance);
  expect(new Set(importances).size).toBe(importances.length);
  expect(filtersByImportance.toSorted()).toEqual(filterNames.toSorted());
});

test("flag filters are distinguished from all other names", () => {
  expect(filterNames.filter(isFlag)).toEqual(flagFilters);
  expect(flagFilters).toContain("seaView");
  expect(["price", "query", "constructor"].filter(isFlag)).toEqual([]);
  expect(Object.keys(byFlagFilter(() => true))).toEqual(flagFilters);
});

test("type, price, rooms and area must be met by the same unit", () => {
  expect(unitFilters).toEqual(["type", "price", "rooms", "area"]);
});
