import {
  noAnswers,
  type QuestionnaireAnswers,
  type QuestionnaireState,
} from "#domain/questionnaire.ts";

/**
 * Where the pop-up begins: where the visitor stood when it was closed, or at its first step. A listing that shows another
 * type than was answered asks anew, and only the budget holds for both.
 */
export function beginning(
  asked: QuestionnaireAnswers,
  kept: QuestionnaireState | null,
): QuestionnaireState {
  if (kept === null) return { step: "intro", answers: asked };
  if (asked.type === null || asked.type === kept.answers.type) return kept;
  return {
    step: "intro",
    answers: { ...noAnswers, type: asked.type, budget: kept.answers.budget },
  };
}
