import { useTranslations } from "use-intl";
import type { ListingScope } from "#contract/listing.ts";
import { localeFacts, type Locale } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { activeGroups, type FilterGroup } from "#site/features/search/filter-groups.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";

type Translate = ReturnType<typeof useTranslations<"listing">>;

/** Groups whose values have names that a heading can be made of. */
const namedGroups = ["city", "town", "type", "developer"] as const satisfies readonly FilterGroup[];
const mostNamed = 2;

/** What a listing is called: as its filter page says, or composed of type and place by each language's rules. */
export function useListingHeading(scope: ListingScope): string {
  return listingHeading(useTranslations("listing"), scope, useVisitor().locale);
}

/**
 * What the page is called: a search by what was typed, filtered homes of all countries by their filters, everything else by
 * what it lists, with the district where there is one.
 */
export function pageHeading(t: Translate, view: ListingView, locale: Locale): string {
  const { search, scope } = view;
  if (search !== null) return t("results_for", { text: isolate(search.typed) });
  if (isResults(view)) return filteredHeading(t, view, locale);
  const heading = listingHeading(t, scope, locale);
  const town = onlyTown(view);
  return town === null ? heading : t("heading.town", { heading, town });
}

/** The same as search engines show it: a filter page has a title of its own. */
export function pageTitle(t: Translate, view: ListingView, locale: Locale): string {
  const heading = pageHeading(t, view, locale);
  const isPlain = heading === listingHeading(t, view.scope, locale);
  return (isPlain && view.scope.filterPage?.title) || heading;
}

/** Tells whether a page shows what a search found, in words or by filters in all countries, rather than the homes of a place. */
export function isResults({ search, scope, selection }: ListingView): boolean {
  return search !== null || (scope.country === null && activeGroups(selection.criteria).length > 0);
}

/** The district that a place is narrowed to, by its name; null where that is none or several. */
export function onlyTown({ selection, facets }: ListingView): string | null {
  const [town, another] = selection.criteria.town;
  if (town === undefined || another !== undefined) return null;
  return facets.town.find(({ value }) => value === town)?.label ?? null;
}

function filteredHeading(t: Translate, { selection, facets }: ListingView, locale: Locale): string {
  const { criteria } = selection;
  const groups = activeGroups(criteria);
  const named = namedGroups.filter((group) => groups.includes(group));
  if (named.length < groups.length || groups.length > mostNamed) return t("heading.match");
  const format = formatsFor(locale);
  const nameOf = (group: (typeof namedGroups)[number]) =>
    format.eitherOf(
      facets[group].filter(({ value }) => criteria[group].includes(value)).map(labelOf),
    );
  return t("heading.match_filters", { filters: format.list(named.map(nameOf)) });
}

function labelOf({ label, value }: { label: string | null; value: string }): string {
  return label ?? value;
}

function listingHeading(t: Translate, scope: ListingScope, locale: Locale): string {
  const { filterPage, type } = scope;
  const place = scope.city ?? scope.country;
  if (filterPage !== null) return filterPage.heading;
  if (place === null) return t("heading.all");
  const names = { place: place.nameIn, name: place.name };
  if (type === null) return t("heading.place", names);
  const typeLower = type.plural.toLocaleLowerCase(localeFacts[locale].iso);
  return t("heading.type", { ...names, type: type.plural, typeLower });
}
