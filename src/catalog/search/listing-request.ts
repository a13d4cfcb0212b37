import { bedroomsOf } from "#domain/rooms.ts";
import type { TierIds } from "#database/search/match-documents.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import {
  fixedBit,
  groupBits,
  groupsByImportance,
  unitGroups,
} from "#catalog/search/filter-groups.ts";

/** Everything that narrows a listing, separated by origin because facets and relaxations ignore different parts. */
export interface ListingRequest {
  /** Country of the listing's path; null for all countries. */
  countryId: number | null;
  /** Criteria of a filter page; every facet applies them. */
  fixed: SearchCriteria;
  /** Criteria of the listing's path; the facet of the same group ignores them, like filters of the visitor. */
  pathCriteria: SearchCriteria;
  /** The visitor's filters, without unknown slugs. */
  visitorCriteria: SearchCriteria;
  /** Ids of projects that match the text query, the widest tier first; null without a text query. */
  tiers: readonly TierIds[] | null;
}

/** Bits of the filter groups that a single unit must satisfy, plus `fixedBit` if a filter page sets one of them. */
export function unitGroupsIn({ fixed, pathCriteria, visitorCriteria }: ListingRequest): number {
  const free = (groupsIn(pathCriteria) | groupsIn(visitorCriteria)) & unitGroups;
  return (groupsIn(fixed) & unitGroups) === 0 ? free : free | fixedBit;
}

function groupsIn(criteria: SearchCriteria): number {
  return groupsByImportance.reduce((bits, group) => {
    const value = criteria[group];
    const isSet =
      typeof value === "object" && value !== null && "length" in value
        ? value.length > 0
        : Boolean(value);
    return isSet ? bits | groupBits[group] : bits;
  }, 0);
}

export function bitsOf(names: readonly string[]): number {
  return groupsByImportance
    .filter((group) => names.includes(group))
    .reduce((bits, group) => bits | groupBits[group], 0);
}

/** Whether the rooms of a unit match a filter value; `5+1+` means five bedrooms or more, whatever the living rooms. */
export function matchesRooms(rooms: string, requested: string): boolean {
  return requested.endsWith("+") ? bedroomsOf(rooms) >= bedroomsOf(requested) : rooms === requested;
}
