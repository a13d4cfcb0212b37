import type { ReactNode } from "react";
import type { QuestionnaireState } from "#domain/questionnaire.ts";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";

export interface QuestionnaireProps {
  state: QuestionnaireState;
  /** Of this very state at the last step; before it, of any. */
  content: QuestionnaireContent;
  /** The contact form of the last step, which carries the answers; null where it cannot be had. */
  form: ReactNode;
  /** Turns to another state without leaving the page; null where links and forms do. */
  onTurn: ((state: QuestionnaireState) => void) | null;
  /** What the step's heading is: the page's own, or that of a dialog. It can be focused. */
  heading: { level: "h1" | "h2"; id: string };
}

/** One step of the questionnaire, as a page of its own and in the pop-up alike. */
export function Questionnaire({ state: { step }, heading }: QuestionnaireProps) {
  const Heading = heading.level;
  return (
    <div className="quiz">
      <Heading id={heading.id} tabIndex={-1}>
        {step}
      </Heading>
    </div>
  );
}
