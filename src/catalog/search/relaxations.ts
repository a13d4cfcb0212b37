import type { Listing } from "#contract/listing.ts";
import {
  groupBits,
  groupsByImportance,
  fixedBit,
  type Group,
} from "#catalog/search/filter-groups.ts";
import type { Inventory } from "#catalog/search/inventory/inventory.ts";
import type { Exclusions } from "#catalog/search/exclusions.ts";

interface RelaxationRequest {
  exclusions: Exclusions;
  /** Bits of the unit filters that are set. */
  requestedRowGroups: number;
  /** Bits of the groups that a filter page sets, which the visitor cannot remove. */
  fixedGroups: number;
}

/** Groups whose removal alone would show projects, the least important first, with the number of projects. */
export function relaxationsOf(
  inventory: Inventory,
  { exclusions, requestedRowGroups, fixedGroups }: RelaxationRequest,
): Listing["relaxations"] {
  const countWithout = countExcludedByOne(inventory, exclusions, requestedRowGroups);
  return groupsByImportance
    .filter((group) => (groupBits[group] & fixedGroups) === 0 && countWithout[group] > 0)
    .map((filter) => ({ filter, count: countWithout[filter] }));
}

/** Counts the projects that only one group excludes; one and the same row has to meet all other unit filters. */
function countExcludedByOne(
  { projects: { firstRow } }: Inventory,
  exclusions: Exclusions,
  requestedRowGroups: number,
): Record<Group, number> {
  const totals = new Int32Array(groupsByImportance.length);
  for (let index = 0; index < exclusions.projects.length; index++) {
    const excludedBy = exclusions.projects[index] ?? 0;
    if (excludedBy !== 0 && !isOneGroup(excludedBy)) continue;
    const byRows = singleExclusionsOfRows(index);
    if (byRows === null) countIn(excludedBy);
    else if (excludedBy === 0) countIn(byRows);
  }
  const counts = groupsByImportance.map((group, position) => [group, totals[position] ?? 0]);
  return Object.fromEntries(counts) as Record<Group, number>; // of each group

  function countIn(groups: number): void {
    for (let bits = groups; bits !== 0; bits &= bits - 1) {
      const position = 31 - Math.clz32(bits & -bits);
      totals[position] = (totals[position] ?? 0) + 1;
    }
  }

  /** Bits of the groups that alone exclude some row of a project; null where a row meets them all. */
  function singleExclusionsOfRows(index: number): number | null {
    if (requestedRowGroups === 0) return null;
    // A lone unit filter also excludes projects that have no row on offer.
    let singles = isOneGroup(requestedRowGroups) ? requestedRowGroups : 0;
    const end = firstRow[index + 1] ?? 0;
    for (let row = firstRow[index] ?? 0; row < end; row++) {
      const excludedBy = exclusions.rows[row] ?? 0;
      if (excludedBy === 0) return null;
      if (isOneGroup(excludedBy)) singles |= excludedBy;
    }
    return singles;
  }
}

/** Exactly one bit, and of a group that the visitor can remove. */
function isOneGroup(bits: number): boolean {
  return bits !== 0 && (bits & (bits - 1)) === 0 && bits !== fixedBit;
}
