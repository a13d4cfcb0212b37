import type { Suggestion } from "#contract/search.ts";
import { anyCriteria, searchQuery, type SearchCriteria } from "#contract/search-criteria.ts";
import { linkTo, type ScreenParams } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";

const everywhere = { country: "properties" };

/** Where a suggestion leads: a place and a developer to their homes for sale, a project to its page. */
export function suggestionLink(locale: Locale, { kind, slug, place }: Suggestion): string {
  if (place === null) return listingLink(locale, everywhere, { developer: [slug] });
  const { country, city, town } = place;
  if (kind === "project") {
    return linkTo(locale, "project", {
      country: country.slug,
      city: city?.slug ?? country.slug, // every project stands in a city; the path would be redirected
      slug,
    });
  }
  const at = { country: country.slug, city: city?.slug };
  return listingLink(locale, at, town === null ? {} : { town: [town.slug] });
}

/** Where the search itself leads, without a suggestion. */
export function resultsLink(locale: Locale, text: string): string {
  return listingLink(locale, everywhere, { query: text });
}

function listingLink(
  locale: Locale,
  at: ScreenParams["listing"],
  criteria: Partial<SearchCriteria>,
): string {
  const query = searchQuery({ ...anyCriteria, ...criteria });
  const path = linkTo(locale, "listing", at);
  return query.size === 0 ? path : `${path}?${query}`;
}
