/** The groups of filters, each a bit: a project or a row carries the bits of the groups that exclude it. */
import type { FilterName } from "#contract/search.ts";
import { filtersByImportance, unitFilters } from "#domain/search/filters.ts";

export type Group = FilterName;

/** By importance; `nearest.ts` says when a price is given up before a type. */
export const groupsByImportance: readonly Group[] = [...filtersByImportance, "query"];

/** Bits are kept in signed 32-bit columns; the sign is none of them. */
const mostBits = 31;

/** What nobody can take off: the country of a listing and what a filter page sets. */
export const fixedBit = bitAt(groupsByImportance.length);

export const groupBits = Object.fromEntries(
  groupsByImportance.map((group, index) => [group, bitAt(index)]),
) as Readonly<Record<Group, number>>; // a bit for each group

/** Groups that one and the same row has to meet. */
export const rowGroups = unitFilters.reduce((bits, filter) => bits | groupBits[filter], 0);

/** Names the groups of some bits, the least important first. */
export function groupsOf(bits: number): Group[] {
  return groupsByImportance.filter((group) => (bits & groupBits[group]) !== 0);
}

/** Throws where a column has no bit left. */
export function bitAt(index: number): number {
  if (index >= mostBits)
    throw new RangeError(`Exclusions have ${mostBits} bits, none for ${index}`);
  return 1 << index;
}
