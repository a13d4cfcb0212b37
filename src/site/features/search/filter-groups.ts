/** Filter groups of a listing, in display order. */
import { emptyCriteria, type SearchCriteria } from "#contract/search-criteria.ts";
import type { FilterName } from "#contract/search.ts";
import type { Named } from "#contract/shared.ts";
import { filterNames } from "#domain/search/filters.ts";
import { allCountries, type ListingSelection } from "#site/features/search/listing-selection.ts";

/** `query` is text in which no filter was recognised. */
const filterGroups: readonly FilterName[] = [...filterNames, "query"];
export type FilterGroup = FilterName;

export function activeGroups(criteria: SearchCriteria): FilterGroup[] {
  return filterGroups.filter((group) => isActive(criteria, group));
}

export function isActive(criteria: SearchCriteria, group: FilterGroup): boolean {
  const value = criteria[group];
  return Array.isArray(value) ? value.length > 0 : value !== emptyCriteria[group];
}

/** Removes a group's filter and returns to the first page. */
export function withoutGroup(criteria: SearchCriteria, group: FilterGroup): SearchCriteria {
  return { ...criteria, [group]: emptyCriteria[group], page: 1 };
}

/** Removes all filters and keeps the order. */
export function withoutFilters({ sort }: SearchCriteria): SearchCriteria {
  return { ...emptyCriteria, sort };
}

interface ActiveFilterSet {
  /** Country named in the typed text, unless the visitor switched to all countries. */
  country: Named | null;
  groups: readonly FilterGroup[];
}

/** Active filters beyond the path; `typedCountry` is the country named in the typed text. */
export function activeFilters(
  { country, criteria }: ListingSelection,
  typedCountry: Named | null,
): ActiveFilterSet {
  return {
    country: country === allCountries ? null : typedCountry,
    groups: activeGroups(criteria),
  };
}

export function countActive({ country, groups }: ActiveFilterSet): number {
  return groups.length + (country === null ? 0 : 1);
}

/** Removes all of the visitor's filters, those parsed from text included. */
export function clearedSelection(
  selection: ListingSelection,
  typedCountry: Named | null,
): ListingSelection {
  return {
    ...withoutTypedCountry(selection, typedCountry),
    criteria: withoutFilters(selection.criteria),
  };
}

/** Switches to all countries if the country came from typed text. */
export function withoutTypedCountry(
  selection: ListingSelection,
  typedCountry: Named | null,
): ListingSelection {
  return { ...selection, country: typedCountry === null ? selection.country : allCountries };
}
