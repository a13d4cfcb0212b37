/** Questionnaire state for the visit: opened again it continues, and enquiries carry its answers. */
import { parseQuestionnaireQuery, writeQuestionnaireQuery } from "#contract/questionnaire-query.ts";
import { noAnswers, enquiryAnswers, type QuestionnaireState } from "#domain/questionnaire.ts";
import { writeSession, readSession } from "#site/components/session-storage.ts";

type Types = Parameters<typeof enquiryAnswers>[1];

const storageKeys = { query: "sahil.questionnaire", told: "sahil.questionnaire.told" } as const;
/** Fallback when the browser denies storage. */
const memory = new Map<string, string>();

/** The first step has no answers, and going back to it takes none back. */
export function saveQuestionnaire(state: QuestionnaireState, types: Types): void {
  if (state.step === "intro") return;
  store(storageKeys.query, writeQuestionnaireQuery(state).toString());
  store(storageKeys.told, JSON.stringify(givenAnswers(state, types)));
}

/** Null when it was not begun. */
export function savedQuestionnaire(): QuestionnaireState | null {
  const query = readSession(storageKeys.query) ?? memory.get(storageKeys.query);
  return query === undefined ? null : parseQuestionnaireQuery(new URLSearchParams(query));
}

/** JSON for an enquiry; null without answers. */
export function answersForEnquiry(): string | null {
  const answers = readSession(storageKeys.told) ?? memory.get(storageKeys.told);
  return answers === undefined || answers === "{}" ? null : answers;
}

/** An open answer counts only at the end, because before that it may just be unanswered. */
function givenAnswers({ step, answers }: QuestionnaireState, types: Types): Record<string, string> {
  const described = enquiryAnswers(answers, types);
  if (step === "result") return described;
  const open = enquiryAnswers({ ...noAnswers, type: answers.type }, types);
  return Object.fromEntries(
    Object.entries(described).filter(
      ([question, answer]) => answer !== open[question] || answer === answers.type,
    ),
  );
}

function store(name: string, value: string): void {
  memory.set(name, value);
  writeSession(name, value);
}
