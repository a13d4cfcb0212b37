import { useTranslations } from "use-intl";
import { ChatLink } from "#site/components/channels/chat-link.tsx";
import { PhoneLink } from "#site/components/channels/secondary-contact-links.tsx";
import { usePageWhatsappLine } from "#site/components/channels/chat-message.ts";
import { EmptyState } from "#site/components/empty-state.tsx";
import { RateNote } from "#site/components/price-figure.tsx";
import { ProjectGrid } from "#site/components/project-grid.tsx";
import { QuestionnaireLink } from "#site/components/questionnaire-link.tsx";
import { SelectionLink } from "#site/features/search/selection-link.tsx";
import { clearedSelection, withoutGroup } from "#site/features/search/filter-groups.ts";
import type { FiltersView } from "#site/features/search/filters-view.server.ts";
import type {
  AdviserRequestView,
  EmptyResultView,
} from "#site/features/search/empty-result-view.server.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

interface EmptyResultProps {
  result: EmptyResultView;
  /** Country named in the typed text. */
  country: FiltersView["country"];
  adviserRequest: AdviserRequestView;
}

export function EmptyResult({ result, country, adviserRequest }: EmptyResultProps) {
  const t = useTranslations("listing");
  const { drawing, title, hint, everywhere, relaxations, canClearAll, nearest } = result;
  return (
    <>
      <EmptyState drawing={drawing} heading={title}>
        {hint !== null && <p className="soft">{hint}</p>}
        <div className="cluster">
          {everywhere !== null && (
            <Link className="btn" to={everywhere.href}>
              {everywhere.text}
            </Link>
          )}
          {relaxations.map(({ groups, text, isPrimary }) => (
            <SelectionLink
              key={groups.join()}
              className={isPrimary ? "btn" : "btn btn--line"}
              change={(before) => ({
                ...before,
                criteria: groups.reduce(withoutGroup, before.criteria),
              })}
              scrollToTop
            >
              {text}
            </SelectionLink>
          ))}
          {canClearAll && (
            <SelectionLink
              className="btn btn--line"
              change={(before) => clearedSelection(before, country)}
              scrollToTop
            >
              {t("filters.clear")}
            </SelectionLink>
          )}
        </div>
        <AdviserLink text={adviserRequest.text} />
        <QuestionnaireLink className="action-link" answers={adviserRequest.answers}>
          {t("empty.questionnaire")}
          <Icon name="arrow-right" />
        </QuestionnaireLink>
      </EmptyState>
      {nearest !== null && <Nearest {...nearest} />}
    </>
  );
}

function AdviserLink({ text }: Pick<AdviserRequestView, "text">) {
  const t = useTranslations("listing.empty");
  const line = usePageWhatsappLine();
  return (
    <div className="cluster">
      <ChatLink className="action-link" message={{ text, line }}>
        {t("adviser")}
        <Icon name="arrow-right" />
      </ChatLink>
      <PhoneLink className="action-link" />
    </div>
  );
}

function Nearest({ heading, projects }: NonNullable<EmptyResultView["nearest"]>) {
  return (
    <section className="nearest">
      <h2 className="h-3">{heading}</h2>
      <ProjectGrid projects={projects} />
      <RateNote />
    </section>
  );
}
