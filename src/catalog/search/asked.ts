import { bedroomsOf } from "#domain/rooms.ts";
import type { TierIds } from "#database/search/match-documents.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import {
  fixedBit,
  groupBits,
  groupsByImportance,
  rowGroups,
} from "#catalog/search/filter-groups.ts";

/** What a listing is asked for, its parts apart because facets and relaxations leave out different ones. */
export interface Asked {
  /** Country that the listing stands under; null for all. */
  countryId: number | null;
  /** What a filter page sets; no facet leaves it out. */
  fixed: SearchCriteria;
  /** What the listing's address names; a facet of its group leaves it out like a filter of the visitor. */
  named: SearchCriteria;
  /** What the visitor asks for, known names only. */
  wanted: SearchCriteria;
  /** Projects whose texts match, the widest tier first; null where no text is asked for. */
  tiers: readonly TierIds[] | null;
}

/** Bits of the groups that one and the same row has to meet, and `fixedBit` where a filter page asks something of rows. */
export function rowGroupsIn({ fixed, named, wanted }: Asked): number {
  const free = (groupsIn(named) | groupsIn(wanted)) & rowGroups;
  return (groupsIn(fixed) & rowGroups) === 0 ? free : free | fixedBit;
}

/** Bits of the groups in which criteria ask for something. */
function groupsIn(criteria: SearchCriteria): number {
  return groupsByImportance.reduce((bits, group) => {
    const asked = criteria[group];
    const isAsked =
      typeof asked === "object" && asked !== null && "length" in asked
        ? asked.length > 0
        : Boolean(asked);
    return isAsked ? bits | groupBits[group] : bits;
  }, 0);
}

/** The bits of groups that are named; other names have none. */
export function bitsOf(names: readonly string[]): number {
  return groupsByImportance
    .filter((group) => names.includes(group))
    .reduce((bits, group) => bits | groupBits[group], 0);
}

/** Tells whether rooms of a row are what is asked for; `5+1+` asks for five bedrooms and more, whatever the living rooms. */
export function areRooms(rooms: string, asked: string): boolean {
  return asked.endsWith("+") ? bedroomsOf(rooms) >= bedroomsOf(asked) : rooms === asked;
}
