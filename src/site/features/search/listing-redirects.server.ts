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
  params: ListingPathParams,
  query: URLSearchParams,
): void {
  if (!isFormQuery(query)) return;
  const headers = { "Cache-Control": "no-store" }; // form queries vary too much to cache
  throw redirect(formTarget(locale, params, query), { headers });
}

/** Throws a redirect when the query holds a type or city that belongs into the path or is already there. */
export function requireCanonicalSelection(
  locale: Locale,
  selection: ListingSelection,
  from: {
    pathname: string;
    criteria: SearchCriteria;
    scope: ListingScope;
    city: string | undefined;
  },
): void {
  const { pathname, criteria, scope, city } = from;
  const isRepeated =
    (scope.type !== null && criteria.type.length > 0) ||
    (city !== undefined && criteria.city.length > 0);
  if (isRepeated || selectionPath(locale, selection) !== pathname) {
    throw redirect(selectionHref(locale, selection));
  }
}

/** Whether the API's result matches the path: a slug under the wrong country is a 404. */
export function isScopeOfPath(
  scope: ListingScope,
  { country, type, city }: ListingPathParams,
): boolean {
  const [countrySlug, filterPageSlug] = [scope.country?.slug, scope.filterPage?.slug];
  return (
    (countrySlug === undefined ? country === allCountries : countrySlug === country) &&
    (city === undefined || scope.city?.slug === city) &&
    (type === undefined || scope.type?.slug === type || filterPageSlug === type)
  );
}

const placePattern = /^([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/;

/** Canonical address for a submitted form. */
export function formTarget(
  locale: Locale,
  params: ListingPathParams,
  query: URLSearchParams,
): string {
  const normalized = normalizeFormQuery(query);
  const criteria = parseSearchCriteria(normalized);
  if (params.type !== undefined || params.city !== undefined) {
    // Only the API knows whether the slug is a type or a filter page, so that address redirects again.
    return withQuery(linkTo(locale, "listing", params), writeSearchCriteria(criteria));
  }
  const [, country, city] = placePattern.exec(normalized.get(placeParameter) ?? "") ?? [];
  return selectionHref(locale, {
    country: params.country === allCountries ? (country ?? allCountries) : params.country,
    filterPage: null,
    criteria: city === undefined ? criteria : { ...criteria, city: [city] },
  });
}
