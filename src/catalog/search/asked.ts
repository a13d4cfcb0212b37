import { bedroomsOf } from "#domain/rooms.ts";
import type { TierIds } from "#database/search/match-documents.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { groupBits, groupsByWeight } from "#catalog/search/filter-groups.ts";

/** What a listing is asked for, its parts apart because facets and drops leave out different ones. */
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

/** Bits of the groups in which criteria ask for something. */
export function groupsAsked(criteria: SearchCriteria): number {
  return groupsByWeight.reduce((bits, group) => {
    const asked = criteria[group];
    const isAsked =
      typeof asked === "object" && asked !== null && "length" in asked
        ? asked.length > 0
        : Boolean(asked);
    return isAsked ? bits | groupBits[group] : bits;
  }, 0);
}

/** Tells whether rooms of a row are what is asked for; `5+1+` asks for five bedrooms and more, whatever the living rooms. */
export function areRooms(rooms: string, asked: string): boolean {
  return asked.endsWith("+") ? bedroomsOf(rooms) >= bedroomsOf(asked) : rooms === asked;
}
