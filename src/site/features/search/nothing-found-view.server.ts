import type { Locale } from "#domain/locale.ts";
import type { QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { coastOf } from "#site/components/coast-of.ts";
import {
  projectCardView,
  type ProjectCardView,
} from "#site/components/project-card-view.server.ts";
import {
  activeGroups,
  withoutGroup,
  type FilterGroup,
} from "#site/features/search/filter-groups.ts";
import type { FilterNames } from "#site/features/search/filter-names.ts";
import type { FoundListing, Instead } from "#site/features/search/found-listing.ts";
import { selectionHref } from "#site/features/search/selection.ts";

export interface NothingFoundView {
  drawing: ReturnType<typeof coastOf>;
  /** Why nothing was found, in one sentence. */
  refusal: string;
  hint: string | null;
  /** The same search in all countries. */
  everywhere: { href: string; text: string } | null;
  relaxations: readonly RelaxationView[];
  /** Whether all filters can be removed at once. */
  clears: boolean;
  nearest: { heading: string; projects: readonly ProjectCardView[] } | null;
}

interface RelaxationView {
  groups: readonly FilterGroup[];
  text: string;
  /** Whether it is the primary action. */
  leads: boolean;
}

/** Context for an adviser and for the questionnaire. */
export interface AskingView {
  /** Prefilled chat text. */
  text: string;
  answers: QuestionnaireAnswers;
}

interface Words {
  /** Name before any filter. */
  listed: string;
  names: FilterNames;
}

export function nothingFoundView(
  found: FoundListing,
  instead: Instead,
  { listed, names }: Words,
  visitor: Visitor,
): NothingFoundView {
  const { locale } = visitor;
  const t = translatorFor(locale, "listing.empty");
  const { everywhere } = instead;
  const groups = activeGroups(found.selection.criteria);
  const ways = waysOut(instead);
  return {
    drawing: coastOf(instead.country),
    refusal: refusal(groups, locale),
    hint: everywhere === null ? hint(groups, ways, { listed, locale }) : null,
    everywhere: everywhere && {
      href: selectionHref(locale, everywhere.selection),
      text: t("everywhere", { count: everywhere.total }),
    },
    relaxations: ways.map((way, index) =>
      relaxationView(way, found, { names, visitor, isFirst: index === 0 && everywhere === null }),
    ),
    clears: groups.length > (ways.length === 0 ? 0 : 1),
    nearest: nearestView(found, instead, names, visitor),
  };
}

function refusal(groups: readonly FilterGroup[], locale: Locale): string {
  const t = translatorFor(locale, "listing.empty");
  const filters = groups.filter((group) => group !== "query").length;
  const hasText = filters < groups.length;
  if (!hasText) return filters === 0 ? t("nothing") : t("filters", { filters });
  return filters === 0 ? t("text") : t("search");
}

function hint(
  groups: readonly FilterGroup[],
  ways: readonly WayOut[],
  { listed, locale }: { listed: string; locale: Locale },
): string | null {
  const t = translatorFor(locale, "listing.empty");
  if (groups.length === 0) return t("nothing_text", { heading: listed });
  if (groups.join() === "query") return t("text_hint");
  return ways.length === 1 && ways[0]?.count === null ? t("several") : null;
}

function relaxationView(
  { groups, count }: WayOut,
  { selection: { criteria } }: FoundListing,
  {
    names,
    visitor: { locale, format },
    isFirst,
  }: { names: FilterNames; visitor: Visitor; isFirst: boolean },
): RelaxationView {
  const t = translatorFor(locale, "listing.empty");
  const isAll = activeGroups(groups.reduce(withoutGroup, criteria)).length === 0;
  const filter = format.list(groups.map((group) => names.quoted(group, criteria)));
  let text = t("drop", { filter });
  if (count !== null)
    text = isAll ? t("show_all", { count }) : t("drop_counted", { filter, count });
  return { groups, text, leads: isFirst && !isAll };
}

/** What the first way out brings, and in words which filters that does not meet. */
function nearestView(
  { selection: { criteria } }: FoundListing,
  { everywhere, nearest }: Instead,
  names: FilterNames,
  visitor: Visitor,
): NothingFoundView["nearest"] {
  const t = translatorFor(visitor.locale, "listing");
  const cards = (projects: Parameters<typeof projectCardView>[0][]) =>
    projects.map((project) => projectCardView(project, visitor));
  if (everywhere !== null) {
    return { heading: t("nearest_everywhere"), projects: cards(everywhere.projects) };
  }
  if (nearest === null || nearest.content.length === 0) return null;
  const { without, content } = nearest;
  // With text as the only criterion nothing is close, so these are the newest.
  if (activeGroups(criteria).join() === "query") {
    return { heading: t("nearest_new"), projects: cards(content) };
  }
  const filters = visitor.format.list(without.map((group) => names.quoted(group, criteria)));
  return { heading: t("nearest", { filters }), projects: cards(content) };
}

/** Filters to remove; `count` is how many projects that brings back, null when unknown. */
interface WayOut {
  groups: readonly FilterGroup[];
  count: number | null;
}

const mostOffered = 3;

/** Filters that the nearest projects do not meet come first, then filters that alone exclude projects. */
export function waysOut({
  relaxations,
  nearest,
}: Pick<Instead, "relaxations" | "nearest">): WayOut[] {
  const ofNearest = nearest?.without ?? [];
  const [only] = ofNearest.length === 1 ? ofNearest : [];
  const others = relaxations
    .filter(({ filter }) => filter !== only)
    .map(({ filter, count }) => ({ groups: [filter], count }));
  if (ofNearest.length === 0) return others.slice(0, mostOffered);
  const count = relaxations.find(({ filter }) => filter === only)?.count ?? null;
  return [{ groups: ofNearest, count }, ...others].slice(0, mostOffered);
}
