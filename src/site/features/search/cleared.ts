import { withoutFilters } from "#site/features/search/filter-groups.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { everywhere, type Selection } from "#site/features/search/selection.ts";

type Search = ListingView["search"];

/** A listing without any filter of the visitor's, those that were typed included. */
export function clearedSelection(selection: Selection, search: Search): Selection {
  return {
    ...withoutNamedCountry(selection, search),
    criteria: withoutFilters(selection.criteria),
  };
}

/** The same homes in all countries, where the country is one that was typed. */
export function withoutNamedCountry(selection: Selection, search: Search): Selection {
  return { ...selection, country: search?.country ? everywhere : selection.country };
}
