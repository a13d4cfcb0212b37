import { parseSearchCriteria, sortOrders, type SortOrder } from "#contract/search-criteria.ts";
import type { Locale } from "#domain/locale.ts";
import { noAnswers } from "#domain/questionnaire.ts";
import { isolate, withoutIsolates } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import type { BreadcrumbsProps } from "#site/components/breadcrumbs.tsx";
import { pagingView, type PagingView } from "#site/components/paging-view.server.ts";
import {
  projectCardView,
  type ProjectCardView,
} from "#site/components/project-card-view.server.ts";
import { activeGroups } from "#site/features/search/filter-groups.ts";
import { filterNames, type FilterNames } from "#site/features/search/filter-names.ts";
import { filtersView, type FiltersView } from "#site/features/search/filters-view.server.ts";
import type { FoundListing } from "#site/features/search/found-listing.ts";
import { listingSteps, type ListingNames } from "#site/features/search/listing-names.server.ts";
import {
  nothingFoundView,
  type AskingView,
  type NothingFoundView,
} from "#site/features/search/nothing-found-view.server.ts";
import { selectionHref, type Selection } from "#site/features/search/selection.ts";

/** A listing as its page shows it, in the language, currency and unit of area of its visitor. */
export interface ListingView {
  /** What the address itself asks for, the text as it was typed: other orders and pages of the same keep it. */
  asked: Selection;
  /** The same with what the text was understood as: what the filters show. */
  selection: Selection;
  /** How many projects there are on all pages. */
  total: number;
  head: ListingHeadView;
  filters: FiltersView;
  results: ResultsView;
  projects: readonly ProjectCardView[];
  paging: PagingView | null;
  /** Null where there are projects. */
  instead: NothingFoundView | null;
  asking: AskingView;
}

export interface ListingHeadView extends Pick<ListingNames, "heading" | "isResults" | "isLost"> {
  trail: BreadcrumbsProps;
  /** What misspelt words were taken for. */
  corrected: { names: string; said: string } | null;
  /** What was searched for; empty for nothing. */
  typed: string;
  intro: string | null;
}

export interface ResultsView {
  /** `12 projects in Turkey`: the figure stands out. */
  count: { before: string; figure: string; after: string };
  /** Which of them are on this page; null where they all are. */
  onPage: string | null;
  /** Null where there is nothing to put in order. */
  sort: SortView | null;
}

export interface SortView {
  /** The order in a sentence, for those alone who hear what a choice has changed: another order of as many homes would say nothing. */
  said: string;
  orders: readonly { value: SortOrder; name: string }[];
}

export function listingView(
  found: FoundListing,
  names: ListingNames,
  visitor: Visitor,
): ListingView {
  const { asked, selection, listing, instead } = found;
  const filters = filtersView(found, visitor.locale);
  const words = { listed: names.listed, names: filterNames(filters.options, visitor) };
  return {
    asked,
    selection,
    total: listing.page.total,
    head: headView(found, { ...names, filters: words.names }, visitor),
    filters,
    results: resultsView(found, visitor),
    projects: listing.content.map((project) => projectCardView(project, visitor)),
    paging: pagingView(
      listing.page,
      (page) => pageHref(asked, page, visitor.locale),
      visitor.locale,
    ),
    instead: instead && nothingFoundView(found, instead, words, visitor),
    asking: askingView(found, words, visitor),
  };
}

function pageHref(asked: Selection, page: number, locale: Locale): string {
  return selectionHref(locale, { ...asked, criteria: { ...asked.criteria, page } });
}

function headView(
  found: FoundListing,
  { heading, isResults, isLost, crumb, filters }: ListingNames & { filters: FilterNames },
  { locale, format }: Visitor,
): ListingHeadView {
  const t = translatorFor(locale, "listing");
  const { listing, search } = found;
  const { scope, page } = listing;
  const steps = listingSteps(scope, locale);
  return {
    heading,
    isResults,
    isLost,
    trail: {
      above: crumb === null ? steps.slice(0, -1) : steps,
      here: crumb ?? steps.at(-1)?.name ?? "",
    },
    corrected: correctedView(search, filters, { locale, format }),
    typed: search?.typed ?? "",
    intro: isResults || page.total === 0 ? null : (scope.filterPage?.intro ?? t("intro")),
  };
}

function correctedView(
  search: FoundListing["search"],
  names: FilterNames,
  { locale, format }: Pick<Visitor, "locale" | "format">,
): ListingHeadView["corrected"] {
  if (search === null || search.corrected.length === 0) return null;
  const t = translatorFor(locale, "listing");
  const meant = search.corrected.map(({ filter, value }) => {
    if (filter === "country") return search.country?.name ?? value;
    const criteria = parseSearchCriteria(new URLSearchParams({ [filter]: value }));
    return isolate(names.chosen(filter, criteria));
  });
  const said = search.corrected.map((word) => t("quoted", { text: isolate(word.said) }));
  return { names: format.list(meant), said: format.list(said) };
}

function resultsView({ listing, asked, selection }: FoundListing, visitor: Visitor): ResultsView {
  const { locale, format } = visitor;
  const t = translatorFor(locale, "listing");
  const { number, size, total, pages } = listing.page;
  const from = format.number((number - 1) * size + 1);
  const to = format.number(Math.min(number * size, total));
  return {
    count: countView(listing, locale),
    onPage: pages > 1 ? t("on_page", { from, to }) : null,
    sort: total > 1 ? sortView({ asked, selection }, locale) : null,
  };
}

function countView({ scope, page }: FoundListing["listing"], locale: Locale) {
  const t = translatorFor(locale, "listing");
  const place = scope.city ?? scope.country;
  const told = { count: page.total, b: (figure: string) => `\n${figure}\n` };
  const sentence =
    place === null
      ? t.markup("count_all", told)
      : t.markup("count", { ...told, place: place.nameIn });
  const [before = "", figure = "", after = ""] = sentence.split("\n");
  return { before, figure, after };
}

function sortView(
  { asked, selection }: Pick<FoundListing, "asked" | "selection">,
  locale: Locale,
): SortView {
  const t = translatorFor(locale, "listing.sort");
  const names: Record<SortOrder, string> = {
    // What a typed text found comes unasked in the order of how well it fits.
    newest: selection.criteria.query === "" ? t("newest") : t("best"),
    price: t("price"),
    "-price": t("price_falling"),
    handover: t("handover"),
    yield: t("yield"),
    area: t("area"),
  };
  return {
    said: `${t("label")} ${names[asked.criteria.sort]}`,
    orders: sortOrders.map((value) => ({ value, name: names[value] })),
  };
}

/** The listing's heading and the filters in force for an adviser; for the questionnaire the type, where it is a single one. */
function askingView(
  { selection: { criteria } }: FoundListing,
  { listed, names }: { listed: string; names: FilterNames },
  { locale, format }: Visitor,
): AskingView {
  const t = translatorFor(locale, "listing.empty");
  const filters = activeGroups(criteria).map((group) => names.chosen(group, criteria));
  const text = t("adviser_text", { wish: format.list([listed, ...filters]) });
  const [type = null, another] = criteria.type;
  return {
    text: withoutIsolates(text),
    answers: { ...noAnswers, type: another === undefined ? type : null },
  };
}
