import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { everywhere } from "#site/features/search/selection.ts";
import type { Crumb } from "#site/components/breadcrumbs.tsx";

/**
 * From below the home page to a listing: all properties, country, type or filter page, city. `all` names the first. The last step
 * leads to the page under which the listing itself is listed.
 */
export function listingSteps(scope: ListingView["scope"], locale: Locale, all: string): Crumb[] {
  const { country, city, type, filterPage, listedAs } = scope;
  const steps = [{ name: all, to: linkTo(locale, "listing", { country: everywhere }) }];
  if (country === null) return steps;
  const at = { country: country.slug };
  steps.push({ name: country.name, to: linkTo(locale, "listing", at) });
  if (filterPage !== null) {
    const to = linkTo(locale, "listing", { ...at, type: filterPage.slug });
    return [...steps, { name: filterPage.title, to }];
  }
  if (type !== null) {
    steps.push({ name: type.plural, to: linkTo(locale, "listing", { ...at, type: type.slug }) });
  }
  if (city !== null) {
    const to = linkTo(locale, "listing", { ...at, type: type?.slug, city: city.slug });
    steps.push({ name: city.name, to });
  }
  const last = steps.at(-1);
  if (listedAs !== null && last !== undefined)
    last.to = linkTo(locale, "listing", { ...at, type: listedAs });
  return steps;
}
