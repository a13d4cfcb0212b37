/** What was found for the address of a listing, before it is written for its visitor. */
import type { Listing } from "#contract/listing.ts";
import type { Understood } from "#contract/search.ts";
import type { Named } from "#contract/shared.ts";
import type { Selection } from "#site/features/search/selection.ts";

export interface FoundListing {
  listing: Listing;
  /** What the address itself asks for, the text as it was typed. */
  asked: Selection;
  /** The same with what the text was understood as. */
  selection: Selection;
  /** Null where nothing was typed. */
  search: TypedSearch | null;
  /** Null where there are projects. */
  instead: Instead | null;
}

export interface TypedSearch {
  typed: string;
  /** A country that was named and that the path does not have. */
  country: Named | null;
  /** Words that were understood in spite of a misspelling. */
  corrected: Understood["words"];
}

/** What a listing offers in the place of projects. */
export interface Instead extends Pick<Listing, "relaxations" | "nearest"> {
  /** What the same search finds in all countries; null where it was made there, or finds nothing there either. */
  everywhere: { selection: Selection; total: number; projects: Listing["content"] } | null;
  /** Slug of the country that is searched in; null where none was named. */
  country: string | null;
}
