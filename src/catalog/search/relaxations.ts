import type { Listing } from "#contract/listing.ts";
import { groupBits, groupsByImportance } from "#catalog/search/filter-groups.ts";
import type { Inventory } from "#catalog/search/inventory/inventory.ts";
import { countExcludedByOne } from "#catalog/search/excluded-by-one.ts";
import type { Exclusions } from "#catalog/search/exclusions.ts";

interface Found {
  exclusions: Exclusions;
  /** Bits of the unit filters that are set. */
  rowGroupsAsked: number;
  /** Bits of the groups that a filter page sets, which the visitor cannot remove. */
  fixedGroups: number;
}

/** Groups whose removal alone would show projects, the least important first, with the number of projects. */
export function relaxationsOf(
  inventory: Inventory,
  { exclusions, rowGroupsAsked, fixedGroups }: Found,
): Listing["relaxations"] {
  const kept = countExcludedByOne(inventory, exclusions, rowGroupsAsked);
  return groupsByImportance
    .filter((group) => (groupBits[group] & fixedGroups) === 0 && kept[group] > 0)
    .map((filter) => ({ filter, count: kept[filter] }));
}
