/** A listing's filters from path and query, and its canonical address. */
import { writeSearchCriteria, type SearchCriteria } from "#contract/search-criteria.ts";
import type { ListingScope } from "#contract/listing.ts";
import type { InterpretedQuery } from "#contract/search.ts";
import { mergeInterpretedQuery } from "#contract/interpreted-criteria.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";

/** Path segment for all countries. */
export const allCountries = "properties";

export interface ListingSelection {
  /** Country slug, or `properties`. */
  country: string;
  /** Slug of the filter page in the path. */
  filterPage: string | null;
  /** `type` and `city` include those in the path. */
  criteria: SearchCriteria;
}

/** Merges path and query. */
export function listingSelection(
  country: string,
  { type, city, filterPage, fixed }: ListingScope,
  criteria: SearchCriteria,
): ListingSelection {
  return {
    country,
    filterPage: filterPage === null || filterPage.slug === allCountries ? null : filterPage.slug,
    criteria: {
      ...criteria,
      type: type === null ? criteria.type : [type.slug],
      city: city === null || fixed.includes("city") ? criteria.city : [city.slug],
    },
  };
}

/** Adds filters parsed from the text and keeps the rest as text; null (nothing typed) changes nothing. */
export function interpretedSelection(
  selection: ListingSelection,
  query: InterpretedQuery | null,
): ListingSelection {
  if (query === null) return selection;
  const { country, criteria } = selection;
  return {
    ...selection,
    country: country === allCountries ? (query.country ?? allCountries) : country,
    criteria: hasOnlyText(query) ? criteria : mergeInterpretedQuery(criteria, query),
  };
}

/** Text without any recognised filter stays as typed. */
function hasOnlyText({ words, text }: InterpretedQuery): boolean {
  return words.length === 0 && text !== "";
}

/** Canonical address: a single type and city go into the path, the rest into the query. */
export function selectionHref(locale: Locale, selection: ListingSelection): string {
  const { type, city } = pathSegments(selection);
  const { criteria } = selection;
  return withQuery(
    selectionPath(locale, selection),
    writeSearchCriteria({
      ...criteria,
      type: type === undefined ? criteria.type : [],
      city: city === undefined ? criteria.city : [],
    }),
  );
}

/** Canonical path for search engines, without the query. */
export function selectionPath(locale: Locale, selection: ListingSelection): string {
  const { country, filterPage } = selection;
  const { type, city } = pathSegments(selection);
  return linkTo(locale, "listing", { country, type: filterPage ?? type, city });
}

function pathSegments({ country, filterPage, criteria }: ListingSelection) {
  if (country === allCountries) return {};
  const [type, anotherType] = filterPage === null ? criteria.type : [];
  const [city, anotherCity] = criteria.city;
  return {
    type: anotherType === undefined ? type : undefined,
    city: anotherCity === undefined ? city : undefined,
  };
}

export function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`;
}
