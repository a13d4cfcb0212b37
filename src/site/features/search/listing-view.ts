import type { Facets, Listing } from "#contract/listing.ts";
import type { Understood } from "#contract/search.ts";
import type { Named } from "#contract/shared.ts";
import type { Selection } from "#site/features/search/selection.ts";

/** What the pieces of a listing are drawn from. */
export interface ListingView {
  /** What is asked for, with what the text was understood as. */
  selection: Selection;
  /** Null where nothing was typed. */
  search: TypedSearch | null;
  scope: Listing["scope"];
  facets: Facets;
  page: Listing["page"];
}

export interface TypedSearch {
  typed: string;
  /** A country that was named and that the path does not have. */
  country: Named | null;
  /** Words that were understood in spite of a misspelling. */
  corrected: Understood["words"];
}
