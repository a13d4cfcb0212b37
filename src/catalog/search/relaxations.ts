import type { Listing } from "#contract/listing.ts";
import { groupBits, groupsByImportance } from "#catalog/search/filter-groups.ts";
import type { Inventory } from "#catalog/search/inventory/inventory.ts";
import { countExcludedByOne } from "#catalog/search/excluded-by-one.ts";
import type { Exclusions } from "#catalog/search/exclusions.ts";

interface Found {
  exclusions: Exclusions;
  /** Bits of the row groups at work. */
  rowGroupsAsked: number;
  /** Groups that a filter page sets: nobody can take them off. */
  fixedGroups: number;
}

/** The groups that alone exclude projects, the one that is easiest to do without first. */
export function relaxationsOf(
  inventory: Inventory,
  { exclusions, rowGroupsAsked, fixedGroups }: Found,
): Listing["relaxations"] {
  const kept = countExcludedByOne(inventory, exclusions, rowGroupsAsked);
  return groupsByImportance
    .filter((group) => (groupBits[group] & fixedGroups) === 0 && kept[group] > 0)
    .map((filter) => ({ filter, count: kept[filter] }));
}
