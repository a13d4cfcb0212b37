import type { Facets, Listing } from "#contract/listing.ts";
import type { Understood } from "#contract/search.ts";
import type { Named } from "#contract/shared.ts";
import type { Selection } from "#site/features/search/selection.ts";

/** What the pieces of a listing are drawn from. */
export interface ListingView {
  /** What is asked for, with what the text was understood as. */
  selection: Selection;
  /** What the address itself asks for, the text as it was typed: other orders and pages of the same keep it. */
  asked: Selection;
  /** Null where nothing was typed. */
  search: TypedSearch | null;
  scope: Listing["scope"];
  facets: Facets;
  page: Listing["page"];
  names: ListingNames;
}

export interface ListingNames {
  /** What is listed before any choice: `Villas for sale in Dubai`. */
  listed: string;
  heading: string;
  title: string;
  /** For search engines. */
  description: string;
  /** Where the page stands below the listing itself; null for the listing itself. */
  crumb: string | null;
  /** Whether it shows what a search found rather than the homes of a place. */
  isResults: boolean;
  /** Whether a text alone found nothing, so that the next thing to do is to type another. */
  isLost: boolean;
}

export interface TypedSearch {
  typed: string;
  /** A country that was named and that the path does not have. */
  country: Named | null;
  /** Words that were understood in spite of a misspelling. */
  corrected: Understood["words"];
}

/** What a listing offers in the place of projects. */
export interface Instead extends Pick<Listing, "drops" | "nearest"> {
  /** What the same search finds in all countries; null where it was made there, or finds nothing there either. */
  everywhere: { selection: Selection; total: number; projects: Listing["content"] } | null;
  /** Slug of the country that is searched in; null where none was named. */
  country: string | null;
}
