import type { Facets, Listing } from "#contract/listing.ts";
import type { FilterGroup } from "#site/features/search/filter-groups.ts";
import type { Selection } from "#site/features/search/selection.ts";

/** What the pieces of a listing are drawn from. */
export interface ListingView {
  selection: Selection;
  scope: Listing["scope"];
  facets: Facets;
  page: Listing["page"];
}

/** How many projects there would be without one of the filters. */
export interface Drop {
  group: FilterGroup;
  count: number;
}
