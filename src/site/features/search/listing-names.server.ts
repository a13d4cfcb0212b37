/** What a listing is called wherever it has a name: written by the server, so that no browser has to. */
import type { useTranslations } from "use-intl";
import type { ListingScope } from "#contract/listing.ts";
import { localeFacts, type Locale } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";
import { isolate, withRoomsInOrder } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import { usDollar } from "#i18n/visitor-currency.ts";
import { activeGroups, type FilterGroup } from "#site/features/search/filter-groups.ts";
import type { ListingNames, ListingView } from "#site/features/search/listing-view.ts";

type Translate = ReturnType<typeof useTranslations<"listing">>;
type Named = Omit<ListingView, "names">;

/** Groups whose values have names that a heading can be made of. */
const namedGroups = ["city", "town", "type", "developer"] as const satisfies readonly FilterGroup[];
const mostNamed = 2;

/**
 * Names a page: a search by what was typed, filtered homes of all countries by their filters, everything else by what it
 * lists, with the district where there is one.
 */
export function listingNames(view: Named, locale: Locale): ListingNames {
  const t = translatorFor(locale, "listing");
  const { search, scope, page } = view;
  const listed = listedName(t, scope, locale);
  const isResults = isSearch(view);
  const town = isResults ? null : onlyTown(view);
  let heading = listed;
  if (search !== null)
    heading = t("results_for", { text: isolate(withRoomsInOrder(search.typed)) });
  else if (isResults) heading = filteredHeading(t, view, locale);
  else if (town !== null) heading = t("heading.town", { heading: listed, town });
  const title = (heading === listed && scope.filterPage?.title) || heading;
  return {
    listed,
    heading,
    title: page.number === 1 ? title : t("title_page", { title, page: page.number }),
    description: scope.filterPage?.intro ?? describe(t, { ...view, heading }, locale),
    crumb: isResults ? t("results") : town,
    isResults,
    isLost: page.total === 0 && activeGroups(view.selection.criteria).join() === "query",
  };
}

function describe(
  t: Translate,
  { facets, page, heading }: Named & { heading: string },
  locale: Locale,
): string {
  if (facets.price === null) return t("description_empty", { heading });
  const price = isolate(formatsFor(locale).money(facets.price.from, usDollar));
  return t("description", { heading, count: page.total, price });
}

/** In words or, in all countries, by filters: the homes of a place stay that, however they are narrowed. */
function isSearch({ search, scope, selection }: Named): boolean {
  return search !== null || (scope.country === null && activeGroups(selection.criteria).length > 0);
}

/** The district that a place is narrowed to, by its name; null where that is none or several. */
function onlyTown({ selection, facets }: Named): string | null {
  const [town, another] = selection.criteria.town;
  if (town === undefined || another !== undefined) return null;
  return facets.town.find(({ value }) => value === town)?.label ?? null;
}

function filteredHeading(t: Translate, { selection, facets }: Named, locale: Locale): string {
  const { criteria } = selection;
  const groups = activeGroups(criteria);
  const named = namedGroups.filter((group) => groups.includes(group));
  if (named.length < groups.length || groups.length > mostNamed) return t("heading.match");
  const format = formatsFor(locale);
  const nameOf = (group: (typeof namedGroups)[number]) =>
    format.eitherOf(
      facets[group].filter(({ value }) => criteria[group].includes(value)).map(labelOf),
    );
  const names = named.map(nameOf);
  if (names.includes("")) return t("heading.match"); // no such value
  return t("heading.match_filters", { filters: format.list(names) });
}

function labelOf({ label, value }: { label: string | null; value: string }): string {
  return label ?? value;
}

/** As its filter page says, or composed of type and place by each language's rules. */
function listedName(t: Translate, scope: ListingScope, locale: Locale): string {
  const { filterPage, type } = scope;
  const place = scope.city ?? scope.country;
  if (filterPage !== null) return filterPage.heading;
  if (place === null) return t("heading.all");
  const names = { place: place.nameIn, name: place.name };
  if (type === null) return t("heading.place", names);
  const typeLower = type.plural.toLocaleLowerCase(localeFacts[locale].iso);
  return t("heading.type", { ...names, type: type.plural, typeLower });
}
