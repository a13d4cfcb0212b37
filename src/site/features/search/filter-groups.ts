/** The groups of filters that a listing has, in the order in which they are offered and told. */
import { anyCriteria, filterNames, type SearchCriteria } from "#contract/search-criteria.ts";
import type { FilterName } from "#contract/search.ts";

/** `query` is the text that no filter was recognised in. */
export const filterGroups = [...filterNames, "query"] as const satisfies readonly FilterName[];
export type FilterGroup = FilterName;

/** Lists the groups in which something is asked for. */
export function activeGroups(criteria: SearchCriteria): FilterGroup[] {
  return filterGroups.filter((group) => isActive(criteria, group));
}

export function isActive(criteria: SearchCriteria, group: FilterGroup): boolean {
  const value = criteria[group];
  return Array.isArray(value) ? value.length > 0 : value !== anyCriteria[group];
}

/** Takes one group's filter off, and starts from the first page again. */
export function withoutGroup(criteria: SearchCriteria, group: FilterGroup): SearchCriteria {
  return { ...criteria, [group]: anyCriteria[group], page: 1 };
}

/** Takes every filter off and keeps the order. */
export function withoutFilters({ sort }: SearchCriteria): SearchCriteria {
  return { ...anyCriteria, sort };
}
