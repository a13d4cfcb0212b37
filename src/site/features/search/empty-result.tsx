import { useTranslations } from "use-intl";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { useAdviserQuestion } from "#site/features/search/adviser-question.ts";
import { answersOf } from "#site/features/search/answers-of.ts";
import { ChoiceLink } from "#site/features/search/choice-link.tsx";
import { useChoosing } from "#site/features/search/choosing.tsx";
import { clearedSelection } from "#site/features/search/cleared.ts";
import { activeGroups, withoutGroup } from "#site/features/search/filter-groups.ts";
import { useFilterNames } from "#site/features/search/filter-names.ts";
import type { Instead, ListingView } from "#site/features/search/listing-view.ts";
import { selectionHref } from "#site/features/search/selection.ts";
import { waysOut, type WayOut } from "#site/features/search/ways-out.ts";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { PhoneLink } from "#site/components/channels/other-ways.tsx";
import { coastOf } from "#site/components/coast-of.ts";
import { EmptyState } from "#site/components/empty-state.tsx";
import { QuestionnaireLink } from "#site/components/questionnaire-link.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

interface EmptyResultProps {
  view: ListingView;
  instead: Instead;
}

/** Nothing was found: which filter to drop, what that brings back, and whom to ask. */
export function EmptyResult({ view, instead }: EmptyResultProps) {
  const { locale } = useVisitor();
  const t = useTranslations("listing");
  const { selection } = view;
  const groups = activeGroups(selection.criteria);
  const { everywhere } = instead;
  const ways = waysOut(instead);
  return (
    <EmptyState drawing={coastOf(instead.country)} heading={<Refusal view={view} />}>
      <Hint view={view} instead={instead} ways={ways} />
      <div className="cluster">
        {everywhere !== null && (
          <Link className="btn" to={selectionHref(locale, everywhere.selection)}>
            {t("empty.everywhere", { count: everywhere.total })}
          </Link>
        )}
        {ways.map((way, index) => (
          <DropLink
            key={way.groups.join()}
            view={view}
            way={way}
            first={index === 0 && everywhere === null}
          />
        ))}
        {groups.length > (ways.length === 0 ? 0 : 1) && (
          <ChoiceLink
            className="btn btn--line"
            change={(before) => clearedSelection(before, view.search)}
            toTop
          >
            {t("filters.clear")}
          </ChoiceLink>
        )}
      </div>
      <AdviserLink view={view} />
      <QuestionnaireLink className="go" answers={answersOf(view)}>
        {t("empty.questionnaire")}
        <Icon name="arrow-right" />
      </QuestionnaireLink>
    </EmptyState>
  );
}

/** What nothing was found for, in one sentence. */
function Refusal({ view: { selection } }: { view: ListingView }) {
  const t = useTranslations("listing.empty");
  const { criteria } = selection;
  const filters = activeGroups({ ...criteria, query: "" }).length;
  if (criteria.query === "") return filters === 0 ? t("nothing") : t("filters", { filters });
  return filters === 0 ? t("text") : t("search");
}

function Hint({ view, instead, ways }: EmptyResultProps & { ways: readonly WayOut[] }) {
  const t = useTranslations("listing.empty");
  const groups = activeGroups(view.selection.criteria);
  if (instead.everywhere !== null) return null;
  if (groups.length === 0)
    return <p className="soft">{t("nothing_text", { heading: view.names.listed })}</p>;
  if (groups.join() === "query") return <p className="soft">{t("text_hint")}</p>;
  if (ways.length === 1 && ways[0]?.count === null) return <p className="soft">{t("several")}</p>;
  return null;
}

interface DropLinkProps {
  view: ListingView;
  way: WayOut;
  first: boolean;
}

function DropLink({ view: { selection, facets }, way, first }: DropLinkProps) {
  const { format } = useVisitor();
  const t = useTranslations("listing.empty");
  const names = useFilterNames();
  const { selection: chosen } = useChoosing();
  const { criteria } = selection;
  const { groups, count } = way;
  const without = (before: SearchCriteria) => groups.reduce(withoutGroup, before);
  const isAll = activeGroups(without(chosen.criteria)).length === 0;
  const filter = format.list(groups.map((group) => names.quoted(group, criteria, facets)));
  return (
    <ChoiceLink
      className={first && !isAll ? "btn" : "btn btn--line"}
      change={(before) => ({ ...before, criteria: without(before.criteria) })}
      toTop
    >
      {count === null && t("drop", { filter })}
      {count !== null && (isAll ? t("show_all", { count }) : t("drop_counted", { filter, count }))}
    </ChoiceLink>
  );
}

function AdviserLink({ view }: { view: ListingView }) {
  const t = useTranslations("listing.empty");
  const question = useAdviserQuestion(view);
  return (
    <div className="cluster">
      <ChatLink className="go" question={question}>
        {t("adviser")}
        <Icon name="arrow-right" />
      </ChatLink>
      <PhoneLink className="go" />
    </div>
  );
}
