import { useTranslations } from "use-intl";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { PhoneLink } from "#site/components/channels/other-ways.tsx";
import { usePageLine } from "#site/components/channels/question.ts";
import { EmptyState } from "#site/components/empty-state.tsx";
import { RateNote } from "#site/components/price-figure.tsx";
import { ProjectShelf } from "#site/components/project-shelf.tsx";
import { QuestionnaireLink } from "#site/components/questionnaire-link.tsx";
import { ChoiceLink } from "#site/features/search/choice-link.tsx";
import { clearedSelection, withoutGroup } from "#site/features/search/filter-groups.ts";
import type { FiltersView } from "#site/features/search/filters-view.server.ts";
import type {
  AskingView,
  NothingFoundView,
} from "#site/features/search/nothing-found-view.server.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

interface NothingFoundProps {
  instead: NothingFoundView;
  /** Country named in the typed text. */
  country: FiltersView["country"];
  asking: AskingView;
}

export function NothingFound({ instead, country, asking }: NothingFoundProps) {
  const t = useTranslations("listing");
  const { drawing, refusal, hint, everywhere, relaxations, clears, nearest } = instead;
  return (
    <>
      <EmptyState drawing={drawing} heading={refusal}>
        {hint !== null && <p className="soft">{hint}</p>}
        <div className="cluster">
          {everywhere !== null && (
            <Link className="btn" to={everywhere.href}>
              {everywhere.text}
            </Link>
          )}
          {relaxations.map(({ groups, text, leads }) => (
            <ChoiceLink
              key={groups.join()}
              className={leads ? "btn" : "btn btn--line"}
              change={(before) => ({
                ...before,
                criteria: groups.reduce(withoutGroup, before.criteria),
              })}
              toTop
            >
              {text}
            </ChoiceLink>
          ))}
          {clears && (
            <ChoiceLink
              className="btn btn--line"
              change={(before) => clearedSelection(before, country)}
              toTop
            >
              {t("filters.clear")}
            </ChoiceLink>
          )}
        </div>
        <AdviserLink text={asking.text} />
        <QuestionnaireLink className="go" answers={asking.answers}>
          {t("empty.questionnaire")}
          <Icon name="arrow-right" />
        </QuestionnaireLink>
      </EmptyState>
      {nearest !== null && <Nearest {...nearest} />}
    </>
  );
}

function AdviserLink({ text }: Pick<AskingView, "text">) {
  const t = useTranslations("listing.empty");
  const line = usePageLine();
  return (
    <div className="cluster">
      <ChatLink className="go" question={{ text, line }}>
        {t("adviser")}
        <Icon name="arrow-right" />
      </ChatLink>
      <PhoneLink className="go" />
    </div>
  );
}

function Nearest({ heading, projects }: NonNullable<NothingFoundView["nearest"]>) {
  return (
    <section className="nearest">
      <h2 className="h-3">{heading}</h2>
      <ProjectShelf projects={projects} />
      <RateNote />
    </section>
  );
}
