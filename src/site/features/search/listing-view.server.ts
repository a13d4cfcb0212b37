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

export interface ListingView {
  /** From the address alone, with the text as typed; links to other orders and pages use it. */
  asked: Selection;
  /** With the typed text parsed into filters, as the filters show it. */
  selection: Selection;
  /** Number of projects on all pages. */
  total: number;
  head: ListingHeadView;
  filters: FiltersView;
  results: ResultsView;
  projects: readonly ProjectCardView[];
  paging: PagingView | null;
  /** Null when there are projects. */
  instead: NothingFoundView | null;
  asking: AskingView;
}

export interface ListingHeadView extends Pick<ListingNames, "heading" | "isResults" | "isLost"> {
  trail: BreadcrumbsProps;
  /** Corrections of misspelt words. */
  corrected: { names: string; said: string } | null;
  /** Typed text; empty for none. */
  typed: string;
  intro: string | null;
}

export interface ResultsView {
  /** `12 projects in Turkey`, split to emphasise the figure. */
  count: { before: string; figure: string; after: string };
  /** Range on this page; null when all fit on it. */
  onPage: string | null;
  /** Null when there is nothing to sort. */
  sort: SortView | null;
}

export interface SortView {
  /** Announced to screen readers, because a new order does not change the count. */
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
    // Text searches default to relevance.
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

/** Heading and active filters for an adviser's chat; the type, if single, for the questionnaire. */
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
