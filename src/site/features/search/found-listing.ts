import type { Listing } from "#contract/listing.ts";
import type { Understood } from "#contract/search.ts";
import type { Named } from "#contract/shared.ts";
import type { Selection } from "#site/features/search/selection.ts";

export interface FoundListing {
  listing: Listing;
  /** From the address alone, with the text as typed. */
  asked: Selection;
  /** The same, with the typed text parsed into filters. */
  selection: Selection;
  /** Null without typed text. */
  search: TypedSearch | null;
  /** Null when there are projects. */
  instead: Instead | null;
}

export interface TypedSearch {
  typed: string;
  /** Country named in the typed text and not in the path. */
  country: Named | null;
  /** Words recognised despite a typo. */
  corrected: Understood["words"];
}

/** Shown instead of projects. */
export interface Instead extends Pick<Listing, "relaxations" | "nearest"> {
  /** The same search in all countries; null when it was already made there or finds nothing. */
  everywhere: { selection: Selection; total: number; projects: Listing["content"] } | null;
  /** Slug of the searched country; null without one. */
  country: string | null;
}
