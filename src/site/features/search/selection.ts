/** What a visitor has chosen on a listing, whether the path says it or the query, and the one address that says it. */
import { searchQuery, type SearchCriteria } from "#contract/search-criteria.ts";
import type { ListingScope } from "#contract/listing.ts";
import type { Understood } from "#contract/search.ts";
import { withUnderstood } from "#contract/understood-criteria.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";

/** The word that stands for all three countries in a listing's path. */
export const everywhere = "properties";

export interface Selection {
  /** A country's slug, or `properties`. */
  country: string;
  /** Slug of the filter page that the path names. */
  filterPage: string | null;
  /** `type` and `city` include what the path says. */
  criteria: SearchCriteria;
}

/** Puts what the path says and what the query says together. */
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

/** The same with the words that were understood as filters; the text is what is left. Null, where nothing was typed, changes nothing. */
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

/** Where no word was understood as a filter, the text is shown as it was typed. */
function isAllText({ words, text }: Understood): boolean {
  return words.length === 0 && text !== "";
}

/** Writes the address of a selection: one type and one city stand in the path, everything else in the query. */
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

/** The path of a selection's address: the page that search engines should keep for it. */
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
