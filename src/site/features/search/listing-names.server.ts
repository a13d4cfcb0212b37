/** Composed on the server, so that formatting stays out of the browser's script. */
import type { useTranslations } from "use-intl";
import type { ListingScope } from "#contract/listing.ts";
import { linkTo } from "#domain/links.ts";
import { localeFacts, type Locale } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";
import { isolate, isolateRooms } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import { usDollar } from "#i18n/visitor-currency.ts";
import type { Breadcrumb } from "#site/components/breadcrumbs.tsx";
import { activeGroups, type FilterGroup } from "#site/features/search/filter-groups.ts";
import type { ListingResult } from "#site/features/search/listing-result.ts";
import { allCountries } from "#site/features/search/listing-selection.ts";

export interface ListingNames {
  /** Name before any filter: `Villas for sale in Dubai`. */
  baseHeading: string;
  heading: string;
  title: string;
  /** Meta description. */
  description: string;
  /** Last breadcrumb below the listing; null for the listing itself. */
  breadcrumb: string | null;
  /** Whether it shows search results rather than a place's projects. */
  isResults: boolean;
  /** Whether text without any filter found nothing, so that another text is the next step. */
  isUnmatchedText: boolean;
}

type Translate = ReturnType<typeof useTranslations<"listing">>;

/** Groups whose values can appear in a heading. */
const namedGroups = ["city", "town", "type", "developer"] as const satisfies readonly FilterGroup[];
const maxNamed = 2;

/**
 * Searches are named by their text, filtered listings of all countries by their filters, others by scope and
 * district.
 */
export function listingNames(result: ListingResult, locale: Locale): ListingNames {
  const t = translatorFor(locale, "listing");
  const { listing, typedQuery, interpreted } = result;
  const { scope, page } = listing;
  const baseHeading = baseHeadingOf(t, scope, locale);
  const isResults = isSearchResult(result);
  const town = isResults ? null : singleTown(result);
  let heading = baseHeading;
  if (typedQuery !== null)
    heading = t("results_for", { text: isolate(isolateRooms(typedQuery.text)) });
  else if (isResults) heading = filteredHeading(t, result, locale);
  else if (town !== null) heading = t("heading.town", { heading: baseHeading, town });
  return {
    baseHeading,
    heading,
    title: (heading === baseHeading && scope.filterPage?.title) || heading,
    description: scope.filterPage?.intro ?? describe(t, result, { heading, locale }),
    breadcrumb: isResults ? t("results") : town,
    isResults,
    isUnmatchedText: page.total === 0 && activeGroups(interpreted.criteria).join() === "query",
  };
}

function describe(
  t: Translate,
  { listing: { facets, page } }: ListingResult,
  { heading, locale }: { heading: string; locale: Locale },
): string {
  if (facets.price === null) return t("description_empty", { heading });
  const price = isolate(formatsFor(locale).money(facets.price.from, usDollar));
  return t("description", { heading, count: page.total, price });
}

/** Text searches, and filtered listings of all countries; a filtered place keeps its name. */
function isSearchResult({ typedQuery, listing, interpreted }: ListingResult): boolean {
  const isEverywhere = listing.scope.country === null;
  return typedQuery !== null || (isEverywhere && activeGroups(interpreted.criteria).length > 0);
}

/** The only selected district; null for none or several. */
function singleTown({ interpreted, listing }: ListingResult): string | null {
  const [town, another] = interpreted.criteria.town;
  if (town === undefined || another !== undefined) return null;
  return listing.facets.town.find(({ value }) => value === town)?.label ?? null;
}

function filteredHeading(t: Translate, result: ListingResult, locale: Locale): string {
  const { criteria } = result.interpreted;
  const { facets } = result.listing;
  const groups = activeGroups(criteria);
  const named = namedGroups.filter((group) => groups.includes(group));
  if (named.length < groups.length || groups.length > maxNamed) return t("heading.match");
  const format = formatsFor(locale);
  const nameOf = (group: (typeof namedGroups)[number]) =>
    format.eitherOf(
      facets[group].filter(({ value }) => criteria[group].includes(value)).map(labelOf),
    );
  const names = named.map(nameOf);
  if (names.includes("")) return t("heading.match"); // unknown value
  return t("heading.match_filters", { filters: format.list(names) });
}

function labelOf({ label, value }: { label: string | null; value: string }): string {
  return label ?? value;
}

/** The filter page's heading, or type and place composed by the language's rules. */
function baseHeadingOf(t: Translate, scope: ListingScope, locale: Locale): string {
  const { filterPage, type } = scope;
  const place = scope.city ?? scope.country;
  if (filterPage !== null) return filterPage.heading;
  if (place === null) return t("heading.all");
  const names = { place: place.nameIn, name: place.name };
  if (type === null) return t("heading.place", names);
  const typeLower = type.plural.toLocaleLowerCase(localeFacts[locale].iso);
  return t("heading.type", { ...names, type: type.plural, typeLower });
}

/**
 * Breadcrumbs: all properties, country, type or filter page, city. The last links to the canonical filter page,
 * if there is one.
 */
export function listingBreadcrumbs(scope: ListingScope, locale: Locale): Breadcrumb[] {
  const { country, city, type, filterPage, listedAs } = scope;
  const all = translatorFor(locale, "listing")("all");
  const steps = [{ name: all, to: linkTo(locale, "listing", { country: allCountries }) }];
  if (country === null) return steps;
  const inCountry = { country: country.slug };
  steps.push({ name: country.name, to: linkTo(locale, "listing", inCountry) });
  if (filterPage !== null) {
    const to = linkTo(locale, "listing", { ...inCountry, type: filterPage.slug });
    return [...steps, { name: filterPage.title, to }];
  }
  if (type !== null) {
    steps.push({
      name: type.plural,
      to: linkTo(locale, "listing", { ...inCountry, type: type.slug }),
    });
  }
  if (city !== null) {
    const to = linkTo(locale, "listing", { ...inCountry, type: type?.slug, city: city.slug });
    steps.push({ name: city.name, to });
  }
  const last = steps.at(-1);
  if (listedAs !== null && last !== undefined)
    last.to = linkTo(locale, "listing", { ...inCountry, type: listedAs });
  return steps;
}
