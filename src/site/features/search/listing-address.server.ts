/** Which addresses a listing has: one alone for what it says. */
import { data, redirect } from "react-router";
import { isFormQuery, placeParameter, readFormQuery } from "#contract/form-query.ts";
import type { ListingScope } from "#contract/listing.ts";
import {
  parseSearchCriteria,
  searchQuery,
  type SearchCriteria,
} from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import {
  everywhere,
  selectionHref,
  selectionPath,
  withQuery,
  type Selection,
} from "#site/features/search/selection.ts";

/** The words of a listing's path, as its address has them. */
export interface ListingAddress {
  country: string;
  type?: string | undefined;
  city?: string | undefined;
}

/** Throws a redirect for a path that says what another says, and a 404 for a type or a city of all countries. */
export function refuseOtherSpellings(
  locale: Locale,
  { country, type, city }: ListingAddress,
  search: string,
): void {
  if (type === everywhere) {
    throw redirect(linkTo(locale, "listing", { country, city }) + search, 308);
  }
  if (country === everywhere && (type ?? city) !== undefined) throw data(null, { status: 404 });
}

/** Throws a redirect for what a form has sent. */
export function redirectForm(
  locale: Locale,
  address: ListingAddress,
  query: URLSearchParams,
): void {
  if (!isFormQuery(query)) return;
  const headers = { "Cache-Control": "no-store" }; // each form's address is another
  throw redirect(formTarget(locale, address, query), { headers });
}

/** Throws a redirect where the path does not say what it could, or the query says it once more. */
export function refuseOtherPath(
  locale: Locale,
  asked: Selection,
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

/** Tells whether what the API found is what the path names: the right word under the wrong country is a 404. */
export function standsUnder(scope: ListingScope, { country, type, city }: ListingAddress): boolean {
  const [here, saved] = [scope.country?.slug, scope.filterPage?.slug];
  return (
    (here === undefined ? country === everywhere : here === country) &&
    (city === undefined || scope.city?.slug === city) &&
    (type === undefined || scope.type?.slug === type || saved === type)
  );
}

const place = /^([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/;

/** Where a form that was sent to a listing leads: to the one address that says the same. */
export function formTarget(
  locale: Locale,
  address: ListingAddress,
  query: URLSearchParams,
): string {
  const asked = readFormQuery(query);
  const criteria = parseSearchCriteria(asked);
  if (address.type !== undefined || address.city !== undefined) {
    // Whether the word is a type or a filter page only the API knows; that address is settled where it leads to.
    return withQuery(linkTo(locale, "listing", address), searchQuery(criteria));
  }
  const [, country, city] = place.exec(asked.get(placeParameter) ?? "") ?? [];
  return selectionHref(locale, {
    country: address.country === everywhere ? (country ?? everywhere) : address.country,
    filterPage: null,
    criteria: city === undefined ? criteria : { ...criteria, city: [city] },
  });
}
