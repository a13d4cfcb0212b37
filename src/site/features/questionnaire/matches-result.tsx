import { useTranslations } from "use-intl";
import { writeSearchCriteria } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import type { QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import type { Matches } from "#site/features/questionnaire/content.ts";
import { searchCriteriaFor } from "#site/features/questionnaire/criteria.ts";
import { CostNote, MatchList } from "#site/features/questionnaire/match-list.tsx";
import { StepLink } from "#site/features/questionnaire/step-navigation.tsx";
import { Sentences } from "#site/components/sentences.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** Matches shown before the rest unfolds. */
const initiallyShown = 3;

interface MatchesResultProps {
  result: Matches;
  answers: QuestionnaireAnswers;
  below: "h2" | "h3";
}

export function MatchesResult({
  result: { count, matches, costsAsOf },
  answers,
  below: Below,
}: MatchesResultProps) {
  const t = useTranslations("questionnaire");
  const { locale } = useVisitorPreferences();
  const more = matches.slice(initiallyShown);
  const isOver = matches.every(({ cost }) => cost?.verdict === "over");
  return (
    <>
      {matches.length > 0 && <Below className="h-3">{t("result.fits")}</Below>}
      {matches.length > 0 && isOver && (
        <p>
          <Sentences
            of={[
              t("result.all_over"),
              <StepLink key="change" to={{ step: "budget", answers }}>
                {t("change.budget")}
              </StepLink>,
            ]}
          />
        </p>
      )}
      {matches.length > 0 && <MatchList matches={matches.slice(0, initiallyShown)} />}
      {more.length > 0 && (
        <details className="questionnaire__more">
          <summary>{t("result.more", { count: more.length })}</summary>
          <MatchList matches={more} />
        </details>
      )}
      <p>
        <Link
          className="action-link"
          to={`${linkTo(locale, "listing", { country: "properties" })}?${writeSearchCriteria(searchCriteriaFor(answers))}`}
        >
          {t("result.all", { count })}
          <Icon name="arrow-right" />
        </Link>
      </p>
      <CostNote costsAsOf={costsAsOf} />
    </>
  );
}
