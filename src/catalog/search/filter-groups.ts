/** Every filter group is one bit; a project or unit carries the bits of the groups that exclude it. */
import type { FilterName } from "#contract/search.ts";
import { filtersByImportance, unitFilters } from "#domain/search/filters.ts";

export type Group = FilterName;

/** The least important first; a near miss of the price is an exception, see `nearest.ts`. */
export const groupsByImportance: readonly Group[] = [...filtersByImportance, "query"];

/** Columns are signed 32-bit integers, and the sign bit is not used. */
const maxBits = 31;

/** Set by what no visitor can remove: the country of a listing and the criteria of a filter page. */
export const fixedBit = bitAt(groupsByImportance.length);

export const groupBits = Object.fromEntries(
  groupsByImportance.map((group, index) => [group, bitAt(index)]),
) as Readonly<Record<Group, number>>; // a bit for each group

/** Filter groups that a single unit must satisfy together. */
export const unitGroups = unitFilters.reduce((bits, filter) => bits | groupBits[filter], 0);

/** Filter groups of these bits, the least important first. */
export function groupsOf(bits: number): Group[] {
  return groupsByImportance.filter((group) => (bits & groupBits[group]) !== 0);
}

/** Throws `RangeError` beyond the bits of a column. */
export function bitAt(index: number): number {
  if (index >= maxBits) throw new RangeError(`Exclusions have ${maxBits} bits, none for ${index}`);
  return 1 << index;
}
