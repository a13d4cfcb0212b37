import { placeParameter, readFormQuery } from "#contract/form-query.ts";
import { parseSearchCriteria, searchQuery } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import type { ListingAddress } from "#site/features/search/listing-address.ts";
import { everywhere, selectionHref, withQuery } from "#site/features/search/selection.ts";

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
