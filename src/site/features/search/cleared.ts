import { withoutFilters } from "#site/features/search/filter-groups.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { everywhere, type Selection } from "#site/features/search/selection.ts";

type Searched = Pick<ListingView, "selection" | "search">;

/** A listing without any filter of the visitor's, those that were typed included. */
export function clearedSelection(view: Searched): Selection {
  const { selection } = view;
  return { ...withoutNamedCountry(view), criteria: withoutFilters(selection.criteria) };
}

/** The same homes in all countries, where the country is one that was typed. */
export function withoutNamedCountry({ selection, search }: Searched): Selection {
  return { ...selection, country: search?.country ? everywhere : selection.country };
}
