import type { ReactNode } from "react";
import {
  settledAnswers,
  type QuestionnaireState,
  type QuestionnaireStep,
  questionnaireSteps,
} from "#domain/questionnaire.ts";
import { BudgetStep, DetailsStep, TypeStep } from "#site/features/questionnaire/choice-steps.tsx";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import { ResultStep } from "#site/features/questionnaire/result-step.tsx";
import { TurnProvider, TurnLink } from "#site/features/questionnaire/turn.tsx";
import { useTranslations } from "use-intl";
import { StepHeading, type StepProps } from "#site/features/questionnaire/step-heading.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { useVisitor } from "#i18n/visitor.tsx";

export interface QuestionnaireProps {
  state: QuestionnaireState;
  /** For exactly this state at the last step; earlier steps share theirs. */
  content: QuestionnaireContent;
  /** Contact form of the last step, with the answers; null when unavailable. */
  form: ReactNode;
  /** Changes the state in place; null when links and forms navigate. */
  onTurn: ((state: QuestionnaireState) => void) | null;
  /** Focusable heading of the step: the page's own or a dialog's. */
  heading: { level: "h1" | "h2"; id: string };
}

/** Shared by its own page and the dialog. */
export function Questionnaire({ state, content, form, onTurn, heading }: QuestionnaireProps) {
  const { step } = state;
  const answers = settledAnswers(state.answers, content.types);
  const shown = { answers, content, heading };
  return (
    <TurnProvider onTurn={onTurn}>
      <div className={classOf(step)}>
        <QuizBar step={step} />
        {step === "intro" && <IntroStep {...shown} />}
        {step === "type" && <TypeStep {...shown} />}
        {step === "details" && <DetailsStep {...shown} />}
        {step === "budget" && <BudgetStep {...shown} />}
        {step === "result" && <ResultStep {...shown} form={form} />}
      </div>
    </TurnProvider>
  );
}

/** Question steps have equal height, so that the buttons do not move. */
function classOf(step: QuestionnaireStep): string {
  if (step === "intro") return "quiz";
  return step === "result" ? "quiz quiz--result" : "quiz quiz--question";
}

function IntroStep({ answers, heading }: StepProps) {
  const t = useTranslations("questionnaire");
  return (
    <>
      <div className="stack">
        <StepHeading heading={heading}>{t("intro.heading")}</StepHeading>
        <p className="quiz__say">{t("intro.text")}</p>
      </div>
      <div className="quiz__nav quiz__nav--only">
        <TurnLink className="btn" to={{ step: "type", answers }}>
          {t("start")}
          <Icon name="arrow-right" />
        </TurnLink>
      </div>
    </>
  );
}

/** Progress as a tide line, one segment per step. */
function QuizBar({ step }: { step: QuestionnaireStep }) {
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
