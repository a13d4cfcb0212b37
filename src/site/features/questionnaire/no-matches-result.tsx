import { useTranslations } from "use-intl";
import type { QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { useAnswerNames } from "#site/features/questionnaire/answer-names.ts";
import type {
  Match,
  NoMatches,
  QuestionnaireContent,
} from "#site/features/questionnaire/content.ts";
import { CostNote, MatchList } from "#site/features/questionnaire/match-list.tsx";
import { StepLink } from "#site/features/questionnaire/step-navigation.tsx";
import {
  stepOfAnswer,
  type ChangeableAnswer,
} from "#site/features/questionnaire/answer-relaxations.ts";
import { Icon } from "#site/ui/icon.tsx";

interface NoMatchesResultProps {
  result: NoMatches;
  answers: QuestionnaireAnswers;
  types: QuestionnaireContent["types"];
  below: "h2" | "h3";
}

export function NoMatchesResult({ result, answers, types, below: Below }: NoMatchesResultProps) {
  const t = useTranslations("questionnaire");
  const names = useAnswerNames(types);
  const { nearest } = result;
  return (
    <>
      <SuggestedChanges result={result} answers={answers} />
      {nearest !== null && (
        <>
          <Below className="h-3">
            {t(nearest.ignoredAnswers.includes("type") ? "none.other_kind" : "none.nearest")}
          </Below>
          <MatchList
            matches={nearest.matches}
            unmetBy={(match) =>
              nearest.ignoredAnswers
                .filter((answer) => !isCoveredByCosts(answer, match))
                .map((answer) => names.answer(answer, answers))
            }
          />
          <CostNote costsAsOf={nearest.costsAsOf} />
        </>
      )}
    </>
  );
}

/** The cost line already says whether it is above or below the budget. */
function isCoveredByCosts(answer: ChangeableAnswer, { cost }: Match): boolean {
  const verdict = cost?.verdict ?? null;
  return answer === "budget" && verdict !== null && verdict !== "inside";
}

function SuggestedChanges({
  result: { relaxations, nearest },
  answers,
}: Pick<NoMatchesResultProps, "result" | "answers">) {
  const t = useTranslations("questionnaire");
  const texts = useSuggestionTexts();
  if (relaxations.length > 0) {
    return (
      <>
        <p>{t("none.text")}</p>
        <ul className="questionnaire__suggestions" role="list">
          {relaxations.map(({ answer, count }) => (
            <SuggestedChange
              key={answer}
              answer={answer}
              answers={answers}
              text={texts.counted(answer, count)}
            />
          ))}
        </ul>
      </>
    );
  }
  if (nearest === null) return <p>{t("none.nothing")}</p>;
  return (
    <>
      <p>{t("none.several")}</p>
      <ul className="questionnaire__suggestions" role="list">
        {nearest.ignoredAnswers.map((answer) => (
          <SuggestedChange
            key={answer}
            answer={answer}
            answers={answers}
            text={texts.change[answer]}
          />
        ))}
      </ul>
    </>
  );
}

interface SuggestedChangeProps {
  answer: ChangeableAnswer;
  answers: QuestionnaireAnswers;
  text: string;
}

/** Links back to a question; the other answers stay. */
function SuggestedChange({ answer, answers, text }: SuggestedChangeProps) {
  return (
    <li>
      <StepLink className="action-link" to={{ step: stepOfAnswer[answer], answers }}>
        {text}
        <Icon name="arrow-right" />
      </StepLink>
    </li>
  );
}

function useSuggestionTexts() {
  const t = useTranslations("questionnaire");
  const change: Record<ChangeableAnswer, string> = {
    type: t("change.type"),
    rooms: t("change.rooms"),
    size: t("change.size"),
    budget: t("change.budget"),
  };
  function counted(answer: ChangeableAnswer, count: number): string {
    switch (answer) {
      case "type":
        return t("relaxation.type", { count });
      case "rooms":
        return t("relaxation.rooms", { count });
      case "size":
        return t("relaxation.size", { count });
      case "budget":
        return t("relaxation.budget", { count });
    }
  }
  return { change, counted };
}
