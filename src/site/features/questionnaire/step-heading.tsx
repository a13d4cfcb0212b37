import type { ReactNode } from "react";
import type { QuestionnaireProps } from "#site/features/questionnaire/questionnaire.tsx";
import type { QuestionnaireAnswers } from "#domain/questionnaire.ts";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";

export interface StepProps {
  /** Without answers that the property type does not offer. */
  answers: QuestionnaireAnswers;
  content: QuestionnaireContent;
  heading: QuestionnaireProps["heading"];
}

/** Names the dialog and receives focus when a step appears. */
export function StepHeading({
  heading: { level: Heading, id },
  children,
}: Pick<StepProps, "heading"> & { children: ReactNode }) {
  return (
    <Heading id={id} className="questionnaire__heading" tabIndex={-1}>
      {children}
    </Heading>
  );
}
