import type { ReactNode } from "react";
import {
  normalizeAnswers,
  type QuestionnaireState,
  type QuestionnaireStep,
  questionnaireSteps,
} from "#domain/questionnaire.ts";
import { BudgetStep, DetailsStep, TypeStep } from "#site/features/questionnaire/choice-steps.tsx";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import { ResultStep } from "#site/features/questionnaire/result-step.tsx";
import { StepNavigationProvider, StepLink } from "#site/features/questionnaire/step-navigation.tsx";
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
  onStepChange: ((state: QuestionnaireState) => void) | null;
  /** Focusable heading of the step: the page's own or a dialog's. */
  heading: { level: "h1" | "h2"; id: string };
}

/** Shared by its own page and the dialog. */
export function Questionnaire({ state, content, form, onStepChange, heading }: QuestionnaireProps) {
  const { step } = state;
  const answers = normalizeAnswers(state.answers, content.types);
  const stepProps = { answers, content, heading };
  return (
    <StepNavigationProvider onStepChange={onStepChange}>
      <div className={classOf(step)}>
        <StepProgress step={step} />
        {step === "intro" && <IntroStep {...stepProps} />}
        {step === "type" && <TypeStep {...stepProps} />}
        {step === "details" && <DetailsStep {...stepProps} />}
        {step === "budget" && <BudgetStep {...stepProps} />}
        {step === "result" && <ResultStep {...stepProps} form={form} />}
      </div>
    </StepNavigationProvider>
  );
}

/** Question steps have equal height, so that the buttons do not move. */
function classOf(step: QuestionnaireStep): string {
  if (step === "intro") return "questionnaire";
  return step === "result"
    ? "questionnaire questionnaire--result"
    : "questionnaire questionnaire--question";
}

function IntroStep({ answers, heading }: StepProps) {
  const t = useTranslations("questionnaire");
  return (
    <>
      <div className="stack">
        <StepHeading heading={heading}>{t("intro.heading")}</StepHeading>
        <p className="questionnaire__text">{t("intro.text")}</p>
      </div>
      <div className="questionnaire__nav questionnaire__nav--only">
        <StepLink className="btn" to={{ step: "type", answers }}>
          {t("start")}
          <Icon name="arrow-right" />
        </StepLink>
      </div>
    </>
  );
}

/** Progress as a tide line, one segment per step. */
function StepProgress({ step }: { step: QuestionnaireStep }) {
  const t = useTranslations("questionnaire");
  const { format } = useVisitor();
  const currentIndex = questionnaireSteps.indexOf(step);
  const label = t("progress", {
    step: format.number(currentIndex + 1),
    steps: format.number(questionnaireSteps.length),
  });
  return (
    <div className="questionnaire__progress" role="img" aria-label={label}>
      {questionnaireSteps.map((each, index) => (
        <i
          key={each}
          className={
            index < currentIndex
              ? "questionnaire__step-done"
              : index === currentIndex
                ? "questionnaire__step-current"
                : undefined
          }
        />
      ))}
    </div>
  );
}
