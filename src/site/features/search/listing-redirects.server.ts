/** Canonical addresses of listings; equivalent ones redirect. */
import { data, redirect } from "react-router";
import { isFormQuery, placeParameter, normalizeFormQuery } from "#contract/form-query.ts";
import type { ListingScope } from "#contract/listing.ts";
import {
  parseSearchCriteria,
  writeSearchCriteria,
  type SearchCriteria,
} from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import {
  allCountries,
  selectionHref,
  selectionPath,
  withQuery,
  type ListingSelection,
} from "#site/features/search/listing-selection.ts";

/** Path parameters of a listing. */
export interface ListingPathParams {
  country: string;
  type?: string | undefined;
  city?: string | undefined;
}

/** Throws a redirect for an equivalent path, and a 404 for a type or city under all countries. */
export function requireCanonicalPath(
  locale: Locale,
  { country, type, city }: ListingPathParams,
  search: string,
): void {
  if (type === allCountries) {
    throw redirect(linkTo(locale, "listing", { country, city }) + search, 308);
  }
  if (country === allCountries && (type ?? city) !== undefined) throw data(null, { status: 404 });
}

/** Throws a redirect for a submitted form. */
export function redirectForm(
  locale: Locale,
  address: ListingPathParams,
  query: URLSearchParams,
): void {
  if (!isFormQuery(query)) return;
  const headers = { "Cache-Control": "no-store" }; // form queries vary too much to cache
  throw redirect(formTarget(locale, address, query), { headers });
}

/** Throws a redirect when the query holds what belongs into the path, or repeats it. */
export function requireCanonicalSelection(
  locale: Locale,
  asked: ListingSelection,
  from: {
    pathname: string;
    criteria: SearchCriteria;
    scope: ListingScope;
    city: string | undefined;
  },
): void {
  const { pathname, criteria, scope, city } = from;
  const saysTwice =
    (scope.type !== null && criteria.type.length > 0) ||
    (city !== undefined && criteria.city.length > 0);
  if (saysTwice || selectionPath(locale, asked) !== pathname) {
    throw redirect(selectionHref(locale, asked));
  }
}

/** Whether the API's result matches the path: a slug under the wrong country is a 404. */
export function isScopeOfPath(
  scope: ListingScope,
  { country, type, city }: ListingPathParams,
): boolean {
  const [here, saved] = [scope.country?.slug, scope.filterPage?.slug];
  return (
    (here === undefined ? country === allCountries : here === country) &&
    (city === undefined || scope.city?.slug === city) &&
    (type === undefined || scope.type?.slug === type || saved === type)
  );
}

const place = /^([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/;

/** Canonical address for a submitted form. */
export function formTarget(
  locale: Locale,
  address: ListingPathParams,
  query: URLSearchParams,
): string {
  const asked = normalizeFormQuery(query);
  const criteria = parseSearchCriteria(asked);
  if (address.type !== undefined || address.city !== undefined) {
    // Only the API knows whether the slug is a type or a filter page, so that address redirects again.
    return withQuery(linkTo(locale, "listing", address), writeSearchCriteria(criteria));
  }
  const [, country, city] = place.exec(asked.get(placeParameter) ?? "") ?? [];
  return selectionHref(locale, {
    country: address.country === allCountries ? (country ?? allCountries) : address.country,
    filterPage: null,
    criteria: city === undefined ? criteria : { ...criteria, city: [city] },
  });
}
