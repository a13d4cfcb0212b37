import { expect, test } from "vitest";
import { filterNames } from "#domain/search/filters.ts";
import {
  bitAt,
  fixedBit,
  groupBits,
  groupsByImportance,
  groupsOf,
} from "#catalog/search/filter-groups.ts";

test("every filter and the text have their own bit, within a column's range", () => {
  expect(groupsByImportance.toSorted()).toEqual([...filterNames, "query"].toSorted());
  const bits = [...Object.values(groupBits), fixedBit];
  expect(new Set(bits).size).toBe(groupsByImportance.length + 1);
  expect([...Int32Array.from(bits)]).toEqual(bits);
  expect(Math.min(...bits)).toBeGreaterThan(0);
  expect(groupsOf(bits.reduce((all, bit) => all | bit, 0))).toEqual(groupsByImportance);
});

test("a bit beyond the column's range is refused", () => {
  expect(bitAt(30)).toBe(2 ** 30);
  expect(() => bitAt(31)).toThrow(RangeError);
});
