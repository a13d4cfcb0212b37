import { useTranslations } from "use-intl";
import { detailOf, type QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { useAnswerNames } from "#site/features/questionnaire/answer-names.ts";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import { TurnLink } from "#site/features/questionnaire/turn.tsx";
import { stepOf, type ChangeableAnswer } from "#site/features/questionnaire/ways-on.ts";

interface ToldAnswersProps {
  answers: QuestionnaireAnswers;
  types: QuestionnaireContent["types"];
}

/** What was answered, each with the way back to its question; the others are kept. */
export function ToldAnswers({ answers, types }: ToldAnswersProps) {
  const t = useTranslations("questionnaire");
  const names = useAnswerNames(types);
  const type = types.find(({ slug }) => slug === answers.type);
  const labels = {
    type: t("told.type"),
    rooms: t("told.rooms"),
    size: t("told.size"),
    budget: t("told.budget"),
  } satisfies Record<ChangeableAnswer, string>;
  const asked = ["type", detailOf(type?.category ?? null), "budget"] as const;
  return (
    <dl className="quiz__told" aria-label={t("told.heading")}>
      {asked.map((question) => (
        <div key={question}>
          <dt>{labels[question]}</dt>
          <dd>
            {names.answer(question, answers)}{" "}
            <TurnLink className="quiz__change" to={{ step: stepOf[question], answers }}>
              {t("told.change")}
              <span className="vh"> {labels[question]}</span>
            </TurnLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
