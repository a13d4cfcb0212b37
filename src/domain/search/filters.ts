import { keysOf } from "#domain/keys-of.ts";
/** The filters of a listing: URLs, the API, facets, exclusion bits and the filter form derive from this table. */

interface FilterFacts {
  /** A list matches any of its values, a range includes both ends, a flag is on or off. */
  kind: "list" | "range" | "flag";
  /** All unit filters must match the same unit of a project. */
  of: "project" | "unit";
  /** When nothing matches, the filter with the lowest importance is relaxed first; values are unique. */
  importance: number;
}

interface FlagFacts extends FilterFacts {
  kind: "flag";
  of: "project";
  /** Shown in the API reference. */
  description: string;
}

/** In display order. */
export const searchFilters = {
  city: { kind: "list", of: "project", importance: 110 },
  town: { kind: "list", of: "project", importance: 100 },
  type: { kind: "list", of: "unit", importance: 120 },
  price: { kind: "range", of: "unit", importance: 130 },
  rooms: { kind: "list", of: "unit", importance: 90 },
  area: { kind: "range", of: "unit", importance: 80 },
  status: { kind: "list", of: "project", importance: 40 },
  handover: { kind: "list", of: "project", importance: 30 },
  seaView: {
    kind: "flag",
    of: "project",
    importance: 20,
    description: "the project has a sea view",
  },
  citizenship: {
    kind: "flag",
    of: "project",
    importance: 70,
    description: "a free unit alone reaches the country's citizenship threshold",
  },
  residence: {
    kind: "flag",
    of: "project",
    importance: 60,
    description: "a free unit alone reaches a residence or golden-visa threshold",
  },
  developer: { kind: "list", of: "project", importance: 50 },
  amenity: { kind: "list", of: "project", importance: 10 },
} as const satisfies Record<string, FlagFacts | (FilterFacts & { kind: "list" | "range" })>;

export type SearchFilter = keyof typeof searchFilters;
export type FlagFilter = FilterOfKind<"flag">;
export type RangeFilter = FilterOfKind<"range">;
export type ListFilter = FilterOfKind<"list">;

type FilterOfKind<Kind> = {
  [Name in SearchFilter]: (typeof searchFilters)[Name]["kind"] extends Kind ? Name : never;
}[SearchFilter];

export const filterNames = keysOf(searchFilters);

export const flagFilters = filterNames.filter(isFlag);

export const unitFilters = filterNames.filter((name) => searchFilters[name].of === "unit");

/** In the order of relaxation. */
export const filtersByImportance = filterNames.toSorted(
  (one, other) => searchFilters[one].importance - searchFilters[other].importance,
);

export function isFlag(name: string): name is FlagFilter {
  return filterNames.some((filter) => filter === name && searchFilters[filter].kind === "flag");
}

export function byFlagFilter<Value>(
  valueOf: (flag: FlagFilter) => Value,
): Record<FlagFilter, Value> {
  const entries = flagFilters.map((flag) => [flag, valueOf(flag)]);
  return Object.fromEntries(entries) as Record<FlagFilter, Value>; // a value for each flag
}
