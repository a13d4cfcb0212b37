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
import type {
  ListingResult,
  EmptyResultAlternatives,
} from "#site/features/search/listing-result.ts";
import { selectionHref } from "#site/features/search/listing-selection.ts";

export interface EmptyResultView {
  drawing: ReturnType<typeof coastOf>;
  /** Why nothing was found, in one sentence. */
  title: string;
  hint: string | null;
  /** The same search in all countries. */
  everywhere: { href: string; text: string } | null;
  relaxations: readonly RelaxationView[];
  /** Whether all filters can be removed at once. */
  canClearAll: boolean;
  nearest: { heading: string; projects: readonly ProjectCardView[] } | null;
}

interface RelaxationView {
  groups: readonly FilterGroup[];
  text: string;
  /** Whether it is the primary action. */
  isPrimary: boolean;
}

/** Context for an adviser and for the questionnaire. */
export interface AdviserRequestView {
  /** Prefilled chat text. */
  text: string;
  answers: QuestionnaireAnswers;
}

interface ListingTexts {
  /** Name before any filter. */
  baseHeading: string;
  names: FilterNames;
}

export function emptyResultView(
  result: ListingResult,
  alternatives: EmptyResultAlternatives,
  { baseHeading, names }: ListingTexts,
  visitor: Visitor,
): EmptyResultView {
  const { locale } = visitor;
  const t = translatorFor(locale, "listing.empty");
  const { everywhere } = alternatives;
  const groups = activeGroups(result.interpreted.criteria);
  const relaxations = relaxationsFor(alternatives);
  return {
    drawing: coastOf(alternatives.country),
    title: emptyTitle(groups, locale),
    hint: everywhere === null ? hint(groups, relaxations, { baseHeading, locale }) : null,
    everywhere: everywhere && {
      href: selectionHref(locale, everywhere.selection),
      text: t("everywhere", { count: everywhere.total }),
    },
    relaxations: relaxations.map((relaxation, index) =>
      relaxationView(relaxation, result, {
        names,
        visitor,
        isFirst: index === 0 && everywhere === null,
      }),
    ),
    canClearAll: groups.length > (relaxations.length === 0 ? 0 : 1),
    nearest: nearestView(result, alternatives, names, visitor),
  };
}

function emptyTitle(groups: readonly FilterGroup[], locale: Locale): string {
  const t = translatorFor(locale, "listing.empty");
  const filters = groups.filter((group) => group !== "query").length;
  const hasText = filters < groups.length;
  if (!hasText) return filters === 0 ? t("nothing") : t("filters", { filters });
  return filters === 0 ? t("text") : t("search");
}

function hint(
  groups: readonly FilterGroup[],
  relaxations: readonly Relaxation[],
  { baseHeading, locale }: { baseHeading: string; locale: Locale },
): string | null {
  const t = translatorFor(locale, "listing.empty");
  if (groups.length === 0) return t("nothing_text", { heading: baseHeading });
  if (groups.join() === "query") return t("text_hint");
  return relaxations.length === 1 && relaxations[0]?.count === null ? t("several") : null;
}

function relaxationView(
  { groups, count }: Relaxation,
  { interpreted: { criteria } }: ListingResult,
  {
    names,
    visitor: { locale, format },
    isFirst,
  }: { names: FilterNames; visitor: Visitor; isFirst: boolean },
): RelaxationView {
  const t = translatorFor(locale, "listing.empty");
  const isAll = activeGroups(groups.reduce(withoutGroup, criteria)).length === 0;
  const filter = format.list(groups.map((group) => names.quoted(group, criteria)));
  let text = t("remove_filter", { filter });
  if (count !== null)
    text = isAll ? t("show_all", { count }) : t("remove_filter_counted", { filter, count });
  return { groups, text, isPrimary: isFirst && !isAll };
}

/** Projects that the first suggestion brings back, and the filters that they do not meet. */
function nearestView(
  { interpreted: { criteria } }: ListingResult,
  { everywhere, nearest }: EmptyResultAlternatives,
  names: FilterNames,
  visitor: Visitor,
): EmptyResultView["nearest"] {
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
interface Relaxation {
  groups: readonly FilterGroup[];
  count: number | null;
}

const maxOffered = 3;

/** Filters that the nearest projects do not meet come first, then filters that alone exclude projects. */
export function relaxationsFor({
  relaxations,
  nearest,
}: Pick<EmptyResultAlternatives, "relaxations" | "nearest">): Relaxation[] {
  const unmet = nearest?.without ?? [];
  const [singleUnmet] = unmet.length === 1 ? unmet : [];
  const others = relaxations
    .filter(({ filter }) => filter !== singleUnmet)
    .map(({ filter, count }) => ({ groups: [filter], count }));
  if (unmet.length === 0) return others.slice(0, maxOffered);
  const count = relaxations.find(({ filter }) => filter === singleUnmet)?.count ?? null;
  return [{ groups: unmet, count }, ...others].slice(0, maxOffered);
}
