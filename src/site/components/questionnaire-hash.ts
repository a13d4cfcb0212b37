/** State of the pop-up in the hash of the page beneath it: `#questionnaire?step=budget&type=villas`. */
import { parseQuestionnaireQuery, writeQuestionnaireQuery } from "#contract/questionnaire-query.ts";
import type { QuestionnaireState } from "#domain/questionnaire.ts";

const hashName = "#questionnaire";

/** Null when the pop-up is closed; invalid parameters are dropped. */
export function parseQuestionnaireHash(hash: string): QuestionnaireState | null {
  const [name, query = ""] = hash.split("?");
  return name === hashName ? parseQuestionnaireQuery(new URLSearchParams(query)) : null;
}

export function questionnaireHash(state: QuestionnaireState): string {
  const query = writeQuestionnaireQuery(state).toString();
  return query === "" ? hashName : `${hashName}?${query}`;
}
