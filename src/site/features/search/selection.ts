/** A listing's filters from path and query, and its canonical address. */
import { searchQuery, type SearchCriteria } from "#contract/search-criteria.ts";
import type { ListingScope } from "#contract/listing.ts";
import type { Understood } from "#contract/search.ts";
import { withUnderstood } from "#contract/understood-criteria.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";

/** Path segment for all countries. */
export const everywhere = "properties";

export interface Selection {
  /** Country slug, or `properties`. */
  country: string;
  /** Slug of the filter page in the path. */
  filterPage: string | null;
  /** `type` and `city` include those in the path. */
  criteria: SearchCriteria;
}

/** Merges path and query. */
export function selectionOf(
  country: string,
  { type, city, filterPage, fixed }: ListingScope,
  asked: SearchCriteria,
): Selection {
  return {
    country,
    filterPage: filterPage === null || filterPage.slug === everywhere ? null : filterPage.slug,
    criteria: {
      ...asked,
      type: type === null ? asked.type : [type.slug],
      city: city === null || fixed.includes("city") ? asked.city : [city.slug],
    },
  };
}

/** Adds filters parsed from the text and keeps the rest as text; null (nothing typed) changes nothing. */
export function understoodSelection(
  selection: Selection,
  understood: Understood | null,
): Selection {
  if (understood === null) return selection;
  const { country, criteria } = selection;
  return {
    ...selection,
    country: country === everywhere ? (understood.country ?? everywhere) : country,
    criteria: isAllText(understood) ? criteria : withUnderstood(criteria, understood),
  };
}

/** Text without any recognised filter stays as typed. */
function isAllText({ words, text }: Understood): boolean {
  return words.length === 0 && text !== "";
}

/** Canonical address: a single type and city go into the path, the rest into the query. */
export function selectionHref(locale: Locale, selection: Selection): string {
  const { type, city } = wordsInPath(selection);
  const { criteria } = selection;
  return withQuery(
    selectionPath(locale, selection),
    searchQuery({
      ...criteria,
      type: type === undefined ? criteria.type : [],
      city: city === undefined ? criteria.city : [],
    }),
  );
}

/** Canonical path for search engines, without the query. */
export function selectionPath(locale: Locale, selection: Selection): string {
  const { country, filterPage } = selection;
  const { type, city } = wordsInPath(selection);
  return linkTo(locale, "listing", { country, type: filterPage ?? type, city });
}

function wordsInPath({ country, filterPage, criteria }: Selection) {
  if (country === everywhere) return {};
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
