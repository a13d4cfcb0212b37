import { expect, test } from "vitest";
import { emptyCriteria, type SearchCriteria } from "#contract/search-criteria.ts";
import messages from "#i18n/messages/en.json";
import { stripIsolates } from "#i18n/isolate.ts";
import { registerMessages } from "#i18n/messages.ts";
import { visitorOf } from "#i18n/visitor.tsx";
import type { FilterGroup } from "#site/features/search/filter-groups.ts";
import { filterNames, type FilterOptions } from "#site/features/search/filter-names.ts";
import { defaultVisitorChoice } from "#tests/support/default-visitor-choice.ts";

registerMessages("en", messages);

const city = [
  { value: "istanbul", name: "Istanbul", count: 3 },
  { value: "izmir", name: "İzmir", count: null },
];
const none: readonly never[] = [];
const options: FilterOptions = {
  city,
  town: none,
  type: none,
  rooms: none,
  status: none,
  handover: none,
  developer: none,
  amenity: none,
};
const names = filterNames(options, visitorOf(defaultVisitorChoice("en")));

function chosen(group: FilterGroup, criteria: Partial<SearchCriteria>): string {
  return stripIsolates(names.chosen(group, { ...emptyCriteria, ...criteria }));
}

test("names the selected values of a group, whether offered or not", () => {
  expect(chosen("city", { city: ["istanbul", "izmir"] })).toBe("Istanbul or İzmir");
  expect(chosen("city", {})).toBe("");
});

test("names ranges by the ends that they have", () => {
  expect(chosen("price", { price: { from: null, to: 500_000 } })).toBe("up to $500,000");
  expect(chosen("area", { area: { from: 60, to: null } })).toBe("from 60\u00A0m²");
  expect(chosen("price", { price: { from: 100_000, to: 500_000 } })).toBe("$100,000–$500,000");
});

test("quotes a text once, truncated to what fits", () => {
  const criteria = { ...emptyCriteria, query: "breeze" };
  expect(stripIsolates(names.quoted("query", criteria))).toBe("“breeze”");
  expect(chosen("query", { query: "a".repeat(50) })).toBe(`“${"a".repeat(40)}…”`);
});
