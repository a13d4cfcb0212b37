/** What a visitor has chosen on a listing, whether the path says it or the query, and the one address that says it. */
import { searchQuery, type SearchCriteria } from "#contract/search-criteria.ts";
import type { ListingScope } from "#contract/listing.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import type { z } from "zod";

/** The word that stands for all three countries in a listing's path. */
export const everywhere = "properties";

export interface Selection {
  /** A country's slug, or `properties`. */
  country: string;
  /** Slug of the saved listing that the path names. */
  savedListing: string | null;
  /** `type` and `city` include what the path says. */
  criteria: SearchCriteria;
}

/** Puts what the path says and what the query says together. */
export function selectionOf(
  country: string,
  scope: z.infer<typeof ListingScope>,
  asked: SearchCriteria,
): Selection {
  const isFixed = (name: string) => scope.fixed.includes(name);
  return {
    country,
    savedListing: scope.filterPage?.slug ?? null,
    criteria: {
      ...asked,
      type: scope.type === null ? asked.type : [scope.type.slug],
      city: scope.city === null || isFixed("city") ? asked.city : [scope.city.slug],
    },
  };
}

/** Writes the address of a selection: one type and one city stand in the path, everything else in the query. */
export function selectionHref(
  locale: Locale,
  { country, savedListing, criteria }: Selection,
): string {
  const inPath = country !== everywhere;
  const type = inPath && savedListing === null ? onlyOne(criteria.type) : undefined;
  const city = inPath ? onlyOne(criteria.city) : undefined;
  const path = linkTo(locale, "listing", { country, type: savedListing ?? type, city });
  const query = searchQuery({
    ...criteria,
    type: type === undefined ? criteria.type : [],
    city: city === undefined ? criteria.city : [],
  }).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** Writes the address of a selection's first page, in the usual order and without its query: what search engines should keep. */
export function unfilteredHref(locale: Locale, selection: Selection): string {
  return selectionHref(locale, selection).replace(/\?.*$/, "");
}

function onlyOne(values: readonly string[]): string | undefined {
  return values.length === 1 ? values[0] : undefined;
}
