import type { ReactNode } from "react";
import type { QuestionnaireProps } from "#site/features/questionnaire/questionnaire.tsx";
import type { QuestionnaireAnswers } from "#domain/questionnaire.ts";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";

/** What every step is drawn from. */
export interface StepProps {
  /** Settled. */
  answers: QuestionnaireAnswers;
  content: QuestionnaireContent;
  heading: QuestionnaireProps["heading"];
}

/** What a step says first. A dialog is named by it, and the focus goes there when a step comes. */
export function StepHeading({
  heading: { level: Heading, id },
  children,
}: Pick<StepProps, "heading"> & { children: ReactNode }) {
  return (
    <Heading id={id} className="quiz__h" tabIndex={-1}>
      {children}
    </Heading>
  );
}
