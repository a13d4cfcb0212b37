import type { ReactNode } from "react";
import type { QuestionnaireState } from "#domain/questionnaire.ts";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";

export interface QuestionnaireProps {
  state: QuestionnaireState;
  content: QuestionnaireContent;
  /** The contact form of the last step, which carries the answers; null where it cannot be had. */
  form: ReactNode;
  /** Turns to another state without leaving the page; null where links and forms do. */
  onTurn: ((state: QuestionnaireState) => void) | null;
}

/** One step of the questionnaire, as a page of its own and in the pop-up alike. */
export function Questionnaire({ state: { step } }: QuestionnaireProps) {
  return <div className="quiz">{step}</div>;
}
