import type { Named } from "#contract/shared.ts";
import { activeGroups, type FilterGroup } from "#site/features/search/filter-groups.ts";
import type { TypedSearch } from "#site/features/search/listing-view.ts";
import { everywhere, type Selection } from "#site/features/search/selection.ts";

interface InForce {
  /** The country that was typed, as long as homes of all countries are not asked for again. */
  country: Named | null;
  groups: readonly FilterGroup[];
}

/** Lists what narrows a listing beyond its path, as it is shown and counted. */
export function inForce({ country, criteria }: Selection, search: TypedSearch | null): InForce {
  return {
    country: country === everywhere ? null : (search?.country ?? null),
    groups: activeGroups(criteria),
  };
}

export function countOf({ country, groups }: InForce): number {
  return groups.length + (country === null ? 0 : 1);
}
