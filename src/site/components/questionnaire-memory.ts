/** Where a visitor stands in the questionnaire, kept for the visit: opened again it goes on there, and an enquiry tells its answers. */
import { parseQuestionnaire, questionnaireQuery } from "#contract/questionnaire-query.ts";
import { noAnswers, toldAnswers, type QuestionnaireState } from "#domain/questionnaire.ts";
import { keep, kept } from "#site/components/visit-storage.ts";

type Types = Parameters<typeof toldAnswers>[1];

const names = { query: "sahil.questionnaire", told: "sahil.questionnaire.told" } as const;
/** All there is where the browser denies storage. */
const held = new Map<string, string>();

/** Nothing is answered at the first step: whoever goes back there has not taken back anything. */
export function keepQuestionnaire(state: QuestionnaireState, types: Types): void {
  if (state.step === "intro") return;
  hold(names.query, questionnaireQuery(state).toString());
  hold(names.told, JSON.stringify(toldSoFar(state, types)));
}

/** Null where it was not begun. */
export function keptQuestionnaire(): QuestionnaireState | null {
  const query = kept(names.query) ?? held.get(names.query);
  return query === undefined ? null : parseQuestionnaire(new URLSearchParams(query));
}

/** The answers as an enquiry carries them, JSON; null where nothing was answered. */
export function answersToTell(): string | null {
  const told = kept(names.told) ?? held.get(names.told);
  return told === undefined || told === "{}" ? null : told;
}

/** What somebody is open to is told only once all was asked: before that it is merely not answered yet. */
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
