/** Where a visitor stands in the pop-up, as the address of the page beneath it carries it: `#questionnaire?step=budget&type=villas`. */
import { parseQuestionnaire, questionnaireQuery } from "#contract/questionnaire-query.ts";
import type { QuestionnaireState } from "#domain/questionnaire.ts";

const word = "#questionnaire";

/** Null where the pop-up is not open. What is not written as we write it is dropped. */
export function stateInHash(hash: string): QuestionnaireState | null {
  const [name, query = ""] = hash.split("?");
  return name === word ? parseQuestionnaire(new URLSearchParams(query)) : null;
}

export function hashOf(state: QuestionnaireState): string {
  const query = questionnaireQuery(state).toString();
  return query === "" ? word : `${word}?${query}`;
}
