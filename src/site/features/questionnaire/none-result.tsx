import { useTranslations } from "use-intl";
import type { QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { useAnswerNames } from "#site/features/questionnaire/answer-names.ts";
import type {
  Match,
  NoneFound,
  QuestionnaireContent,
} from "#site/features/questionnaire/content.ts";
import { CostNote, MatchList } from "#site/features/questionnaire/match-list.tsx";
import { TurnLink } from "#site/features/questionnaire/turn.tsx";
import { stepOf, type ChangeableAnswer } from "#site/features/questionnaire/ways-on.ts";
import { Icon } from "#site/ui/icon.tsx";

interface NoneResultProps {
  none: NoneFound;
  answers: QuestionnaireAnswers;
  types: QuestionnaireContent["types"];
  below: "h2" | "h3";
}

export function NoneResult({ none, answers, types, below: Below }: NoneResultProps) {
  const t = useTranslations("questionnaire");
  const names = useAnswerNames(types);
  const { nearest } = none;
  return (
    <>
      <WaysOn none={none} answers={answers} />
      {nearest !== null && (
        <>
          <Below className="h-3">
            {t(nearest.missed.includes("type") ? "none.other_kind" : "none.nearest")}
          </Below>
          <MatchList
            matches={nearest.matches}
            missedBy={(match) =>
              nearest.missed
                .filter((answer) => !isSaidByCosts(answer, match))
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
function isSaidByCosts(answer: ChangeableAnswer, { cost }: Match): boolean {
  const verdict = cost?.verdict ?? null;
  return answer === "budget" && verdict !== null && verdict !== "inside";
}

function WaysOn({ none: { ways, nearest }, answers }: Pick<NoneResultProps, "none" | "answers">) {
  const t = useTranslations("questionnaire");
  const texts = useWayTexts();
  if (ways.length > 0) {
    return (
      <>
        <p>{t("none.text")}</p>
        <ul className="quiz__ways" role="list">
          {ways.map(({ answer, count }) => (
            <Way
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
      <ul className="quiz__ways" role="list">
        {nearest.missed.map((answer) => (
          <Way key={answer} answer={answer} answers={answers} text={texts.change[answer]} />
        ))}
      </ul>
    </>
  );
}

interface WayProps {
  answer: ChangeableAnswer;
  answers: QuestionnaireAnswers;
  text: string;
}

/** Links back to a question; the other answers stay. */
function Way({ answer, answers, text }: WayProps) {
  return (
    <li>
      <TurnLink className="go" to={{ step: stepOf[answer], answers }}>
        {text}
        <Icon name="arrow-right" />
      </TurnLink>
    </li>
  );
}

function useWayTexts() {
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
        return t("way.type", { count });
      case "rooms":
        return t("way.rooms", { count });
      case "size":
        return t("way.size", { count });
      case "budget":
        return t("way.budget", { count });
    }
  }
  return { change, counted };
}
