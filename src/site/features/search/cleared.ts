import { withoutFilters } from "#site/features/search/filter-groups.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { everywhere, type Selection } from "#site/features/search/selection.ts";

/** A listing without any filter of the visitor's, those that were typed included. */
export function clearedSelection(view: ListingView): Selection {
  const { selection } = view;
  return { ...withoutNamedCountry(view), criteria: withoutFilters(selection.criteria) };
}

/** The same homes in all countries, where the country is one that was typed. */
export function withoutNamedCountry({ selection, search }: ListingView): Selection {
  return { ...selection, country: search?.country ? everywhere : selection.country };
}
