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
  requestedUnitGroups: number;
  /** Bits of the groups that a filter page sets, which the visitor cannot remove. */
  fixedGroups: number;
}

/** Groups whose removal alone would show projects, the least important first, with the number of projects. */
export function relaxationsOf(
  inventory: Inventory,
  { exclusions, requestedUnitGroups, fixedGroups }: RelaxationRequest,
): Listing["relaxations"] {
  const countWithout = countExcludedByOne(inventory, exclusions, requestedUnitGroups);
  return groupsByImportance
    .filter((group) => (groupBits[group] & fixedGroups) === 0 && countWithout[group] > 0)
    .map((filter) => ({ filter, count: countWithout[filter] }));
}

/** Counts the projects that only one group excludes; one and the same unit has to meet all other unit filters. */
function countExcludedByOne(
  { projects: { firstUnit } }: Inventory,
  exclusions: Exclusions,
  requestedUnitGroups: number,
): Record<Group, number> {
  const totals = new Int32Array(groupsByImportance.length);
  for (let index = 0; index < exclusions.projects.length; index++) {
    const excludedBy = exclusions.projects[index] ?? 0;
    if (excludedBy !== 0 && !isOneGroup(excludedBy)) continue;
    const byUnits = singleExclusionsOfUnits(index);
    if (byUnits === null) countIn(excludedBy);
    else if (excludedBy === 0) countIn(byUnits);
  }
  const counts = groupsByImportance.map((group, position) => [group, totals[position] ?? 0]);
  return Object.fromEntries(counts) as Record<Group, number>; // of each group

  function countIn(groups: number): void {
    for (let bits = groups; bits !== 0; bits &= bits - 1) {
      const position = 31 - Math.clz32(bits & -bits);
      totals[position] = (totals[position] ?? 0) + 1;
    }
  }

  /** Bits of the groups that alone exclude some unit of a project; null where a unit meets them all. */
  function singleExclusionsOfUnits(index: number): number | null {
    if (requestedUnitGroups === 0) return null;
    // A lone unit filter also excludes projects that have no unit on offer.
    let singles = isOneGroup(requestedUnitGroups) ? requestedUnitGroups : 0;
    const end = firstUnit[index + 1] ?? 0;
    for (let unit = firstUnit[index] ?? 0; unit < end; unit++) {
      const excludedBy = exclusions.units[unit] ?? 0;
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
