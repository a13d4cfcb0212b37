/** The groups of filters that a listing has, in the order in which they are offered and told. */
import { anyCriteria, type SearchCriteria } from "#contract/search-criteria.ts";
import type { FilterName } from "#contract/search.ts";
import type { Named } from "#contract/shared.ts";
import { filterNames } from "#domain/search/filters.ts";
import { everywhere, type Selection } from "#site/features/search/selection.ts";

/** `query` is the text that no filter was recognised in. */
const filterGroups: readonly FilterName[] = [...filterNames, "query"];
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

interface InForce {
  /** The country that was typed, as long as homes of all countries are not asked for again. */
  country: Named | null;
  groups: readonly FilterGroup[];
}

/** Lists what narrows a listing beyond its path, as it is shown and counted; `typed` is the country that the visitor named. */
export function inForce({ country, criteria }: Selection, typed: Named | null): InForce {
  return { country: country === everywhere ? null : typed, groups: activeGroups(criteria) };
}

export function countOf({ country, groups }: InForce): number {
  return groups.length + (country === null ? 0 : 1);
}

/** A listing without any filter of the visitor's, those that were typed included. */
export function clearedSelection(selection: Selection, typed: Named | null): Selection {
  return {
    ...withoutNamedCountry(selection, typed),
    criteria: withoutFilters(selection.criteria),
  };
}

/** The same homes in all countries, where the country is one that was typed. */
export function withoutNamedCountry(selection: Selection, typed: Named | null): Selection {
  return { ...selection, country: typed === null ? selection.country : everywhere };
}
