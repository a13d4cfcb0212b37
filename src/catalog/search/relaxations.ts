import type { Listing } from "#contract/listing.ts";
import { groupBits, groupsByImportance } from "#catalog/search/filter-groups.ts";
import type { Inventory } from "#catalog/search/inventory/inventory.ts";
import { countExcludedByOne } from "#catalog/search/excluded-by-one.ts";
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
