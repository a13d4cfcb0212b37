import { parseSearchCriteria, sortOrders, type SortOrder } from "#contract/search-criteria.ts";
import type { Locale } from "#domain/locale.ts";
import { noAnswers } from "#domain/questionnaire.ts";
import { isolate, stripIsolates } from "#i18n/isolate.ts";
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
import type { ListingResult } from "#site/features/search/listing-result.ts";
import {
  listingBreadcrumbs,
  type ListingNames,
} from "#site/features/search/listing-names.server.ts";
import {
  emptyResultView,
  type AdviserRequestView,
  type EmptyResultView,
} from "#site/features/search/empty-result-view.server.ts";
import { selectionHref, type ListingSelection } from "#site/features/search/listing-selection.ts";

export interface ListingView {
  /** From the address alone, with the text as typed; links to other orders and pages use it. */
  requested: ListingSelection;
  /** With the typed text parsed into filters, as the filters show it. */
  interpreted: ListingSelection;
  /** Number of projects on all pages. */
  total: number;
  header: ListingHeaderView;
  filters: FiltersView;
  results: ResultsView;
  projects: readonly ProjectCardView[];
  paging: PagingView | null;
  /** Null when there are projects. */
  emptyResult: EmptyResultView | null;
  adviserRequest: AdviserRequestView;
}

export interface ListingHeaderView extends Pick<
  ListingNames,
  "heading" | "isResults" | "isUnmatchedText"
> {
  breadcrumbs: BreadcrumbsProps;
  /** Corrections of misspelt words. */
  corrected: { names: string; typed: string } | null;
  /** Typed text; empty for none. */
  query: string;
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
  announcement: string;
  orders: readonly { value: SortOrder; name: string }[];
}

export function listingView(
  result: ListingResult,
  names: ListingNames,
  visitor: Visitor,
): ListingView {
  const { requested, interpreted, listing, alternatives } = result;
  const filters = filtersView(result, visitor.locale);
  const texts = { baseHeading: names.baseHeading, names: filterNames(filters.options, visitor) };
  return {
    requested,
    interpreted,
    total: listing.page.total,
    header: headerView(result, { ...names, filters: texts.names }, visitor),
    filters,
    results: resultsView(result, visitor),
    projects: listing.content.map((project) => projectCardView(project, visitor)),
    paging: pagingView(
      listing.page,
      (page) => pageHref(requested, page, visitor.locale),
      visitor.locale,
    ),
    emptyResult: alternatives && emptyResultView(result, alternatives, texts, visitor),
    adviserRequest: adviserRequestView(result, texts, visitor),
  };
}

function pageHref(selection: ListingSelection, page: number, locale: Locale): string {
  return selectionHref(locale, { ...selection, criteria: { ...selection.criteria, page } });
}

function headerView(
  result: ListingResult,
  {
    heading,
    isResults,
    isUnmatchedText,
    breadcrumb,
    filters,
  }: ListingNames & { filters: FilterNames },
  { locale, format }: Visitor,
): ListingHeaderView {
  const t = translatorFor(locale, "listing");
  const { listing, typedQuery } = result;
  const { scope, page } = listing;
  const steps = listingBreadcrumbs(scope, locale);
  return {
    heading,
    isResults,
    isUnmatchedText,
    breadcrumbs: {
      ancestors: breadcrumb === null ? steps.slice(0, -1) : steps,
      current: breadcrumb ?? steps.at(-1)?.name ?? "",
    },
    corrected: correctedView(typedQuery, filters, { locale, format }),
    query: typedQuery?.text ?? "",
    intro: isResults || page.total === 0 ? null : (scope.filterPage?.intro ?? t("intro")),
  };
}

function correctedView(
  typedQuery: ListingResult["typedQuery"],
  names: FilterNames,
  { locale, format }: Pick<Visitor, "locale" | "format">,
): ListingHeaderView["corrected"] {
  if (typedQuery === null || typedQuery.corrected.length === 0) return null;
  const t = translatorFor(locale, "listing");
  const corrections = typedQuery.corrected.map(({ filter, value }) => {
    if (filter === "country") return typedQuery.country?.name ?? value;
    const criteria = parseSearchCriteria(new URLSearchParams({ [filter]: value }));
    return isolate(names.chosen(filter, criteria));
  });
  const typed = typedQuery.corrected.map((word) => t("query_text", { text: isolate(word.said) }));
  return { names: format.list(corrections), typed: format.list(typed) };
}

function resultsView(
  { listing, requested, interpreted }: ListingResult,
  visitor: Visitor,
): ResultsView {
  const { locale, format } = visitor;
  const t = translatorFor(locale, "listing");
  const { number, size, total, pages } = listing.page;
  const from = format.number((number - 1) * size + 1);
  const to = format.number(Math.min(number * size, total));
  return {
    count: countView(listing, locale),
    onPage: pages > 1 ? t("on_page", { from, to }) : null,
    sort: total > 1 ? sortView({ requested, interpreted }, locale) : null,
  };
}

function countView({ scope, page }: ListingResult["listing"], locale: Locale) {
  const t = translatorFor(locale, "listing");
  const place = scope.city ?? scope.country;
  const values = { count: page.total, b: (figure: string) => `\n${figure}\n` };
  const sentence =
    place === null
      ? t.markup("count_all", values)
      : t.markup("count", { ...values, place: place.nameIn });
  const [before = "", figure = "", after = ""] = sentence.split("\n");
  return { before, figure, after };
}

function sortView(
  { requested, interpreted }: Pick<ListingResult, "requested" | "interpreted">,
  locale: Locale,
): SortView {
  const t = translatorFor(locale, "listing.sort");
  const names: Record<SortOrder, string> = {
    // Text searches default to relevance.
    newest: interpreted.criteria.query === "" ? t("newest") : t("best"),
    price: t("price"),
    "-price": t("price_falling"),
    handover: t("handover"),
    yield: t("yield"),
    area: t("area"),
  };
  return {
    announcement: `${t("label")} ${names[requested.criteria.sort]}`,
    orders: sortOrders.map((value) => ({ value, name: names[value] })),
  };
}

/** Heading and active filters for an adviser's chat; the type, if single, for the questionnaire. */
function adviserRequestView(
  { interpreted: { criteria } }: ListingResult,
  { baseHeading, names }: { baseHeading: string; names: FilterNames },
  { locale, format }: Visitor,
): AdviserRequestView {
  const t = translatorFor(locale, "listing.empty");
  const filters = activeGroups(criteria).map((group) => names.chosen(group, criteria));
  const text = t("adviser_text", { search: format.list([baseHeading, ...filters]) });
  const [type = null, another] = criteria.type;
  return {
    text: stripIsolates(text),
    answers: { ...noAnswers, type: another === undefined ? type : null },
  };
}
