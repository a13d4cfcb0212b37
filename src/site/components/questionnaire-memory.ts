/** Questionnaire state for the visit: opened again it continues, and enquiries carry its answers. */
import { parseQuestionnaire, questionnaireQuery } from "#contract/questionnaire-query.ts";
import { noAnswers, toldAnswers, type QuestionnaireState } from "#domain/questionnaire.ts";
import { keep, kept } from "#site/components/visit-storage.ts";

type Types = Parameters<typeof toldAnswers>[1];

const names = { query: "sahil.questionnaire", told: "sahil.questionnaire.told" } as const;
/** Fallback when the browser denies storage. */
const held = new Map<string, string>();

/** The first step has no answers, and going back to it takes none back. */
export function keepQuestionnaire(state: QuestionnaireState, types: Types): void {
  if (state.step === "intro") return;
  hold(names.query, questionnaireQuery(state).toString());
  hold(names.told, JSON.stringify(toldSoFar(state, types)));
}

/** Null when it was not begun. */
export function keptQuestionnaire(): QuestionnaireState | null {
  const query = kept(names.query) ?? held.get(names.query);
  return query === undefined ? null : parseQuestionnaire(new URLSearchParams(query));
}

/** JSON for an enquiry; null without answers. */
export function answersToTell(): string | null {
  const told = kept(names.told) ?? held.get(names.told);
  return told === undefined || told === "{}" ? null : told;
}

/** An open answer counts only at the end, because before that it may just be unanswered. */
function toldSoFar({ step, answers }: QuestionnaireState, types: Types): Record<string, string> {
  const told = toldAnswers(answers, types);
  if (step === "result") return told;
  const open = toldAnswers({ ...noAnswers, type: answers.type }, types);
  return Object.fromEntries(
    Object.entries(told).filter(
      ([question, answer]) => answer !== open[question] || answer === answers.type,
    ),
  );
}

function hold(name: string, value: string): void {
  held.set(name, value);
  keep(name, value);
}
