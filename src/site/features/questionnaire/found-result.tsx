import { useTranslations } from "use-intl";
import { searchQuery } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import type { QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import type { Found } from "#site/features/questionnaire/content.ts";
import { criteriaOf } from "#site/features/questionnaire/criteria.ts";
import { CostNote, MatchList } from "#site/features/questionnaire/match-list.tsx";
import { TurnLink } from "#site/features/questionnaire/turn.tsx";
import { Sentences } from "#site/components/sentences.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";

/** Matches shown before the rest unfolds. */
const first = 3;

interface FoundResultProps {
  found: Found;
  answers: QuestionnaireAnswers;
  below: "h2" | "h3";
}

export function FoundResult({
  found: { count, matches, costsAsOf },
  answers,
  below: Below,
}: FoundResultProps) {
  const t = useTranslations("questionnaire");
  const { locale } = useVisitorChoice();
  const more = matches.slice(first);
  const isOver = matches.every(({ cost }) => cost?.verdict === "over");
  return (
    <>
      {matches.length > 0 && <Below className="h-3">{t("found.fits")}</Below>}
      {matches.length > 0 && isOver && (
        <p>
          <Sentences
            of={[
              t("found.all_over"),
              <TurnLink key="change" to={{ step: "budget", answers }}>
                {t("change.budget")}
              </TurnLink>,
            ]}
          />
        </p>
      )}
      {matches.length > 0 && <MatchList matches={matches.slice(0, first)} />}
      {more.length > 0 && (
        <details className="quiz__more">
          <summary>{t("found.more", { count: more.length })}</summary>
          <MatchList matches={more} />
        </details>
      )}
      <p>
        <Link
          className="go"
          to={`${linkTo(locale, "listing", { country: "properties" })}?${searchQuery(criteriaOf(answers))}`}
        >
          {t("found.all", { count })}
          <Icon name="arrow-right" />
        </Link>
      </p>
      <CostNote costsAsOf={costsAsOf} />
    </>
  );
}
