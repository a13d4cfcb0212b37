import type { Listing } from "#contract/listing.ts";
import type { InterpretedQuery } from "#contract/search.ts";
import type { Named } from "#contract/shared.ts";
import type { ListingSelection } from "#site/features/search/listing-selection.ts";

export interface ListingResult {
  listing: Listing;
  /** From the address alone, with the text as typed. */
  requested: ListingSelection;
  /** The same, with the typed text parsed into filters. */
  interpreted: ListingSelection;
  /** Null without typed text. */
  typedQuery: TypedQuery | null;
  /** Null when there are projects. */
  alternatives: EmptyResultAlternatives | null;
}

export interface TypedQuery {
  text: string;
  /** Country named in the typed text and not in the path. */
  country: Named | null;
  /** Words recognised despite a typo. */
  corrected: InterpretedQuery["words"];
}

/** Shown instead of projects. */
export interface EmptyResultAlternatives extends Pick<Listing, "relaxations" | "nearest"> {
  /** The same search in all countries; null when it was already made there or finds nothing. */
  everywhere: { selection: ListingSelection; total: number; projects: Listing["content"] } | null;
  /** Slug of the searched country; null without one. */
  country: string | null;
}
