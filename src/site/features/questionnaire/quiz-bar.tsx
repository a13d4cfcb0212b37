import { useTranslations } from "use-intl";
import { questionnaireSteps, type QuestionnaireStep } from "#domain/questionnaire.ts";
import { useVisitor } from "#i18n/visitor.tsx";

/** How far the questionnaire has come: a tide line, one segment a step. */
export function QuizBar({ step }: { step: QuestionnaireStep }) {
  const t = useTranslations("questionnaire");
  const { format } = useVisitor();
  const now = questionnaireSteps.indexOf(step);
  const label = t("bar", {
    step: format.number(now + 1),
    steps: format.number(questionnaireSteps.length),
  });
  return (
    <div className="quiz__bar" role="img" aria-label={label}>
      {questionnaireSteps.map((each, index) => (
        <i key={each} className={index < now ? "on" : index === now ? "now" : undefined} />
      ))}
    </div>
  );
}
