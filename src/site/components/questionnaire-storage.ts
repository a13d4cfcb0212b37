/** Questionnaire state of the session: it resumes when reopened, and enquiries include its answers. */
import { parseQuestionnaireQuery, writeQuestionnaireQuery } from "#contract/questionnaire-query.ts";
import { noAnswers, enquiryAnswers, type QuestionnaireState } from "#domain/questionnaire.ts";
import { writeSession, readSession } from "#site/components/session-storage.ts";

type Types = Parameters<typeof enquiryAnswers>[1];

const storageKeys = { query: "sahil.questionnaire", answers: "sahil.questionnaire.told" } as const;
/** Fallback when the browser denies storage. */
const memory = new Map<string, string>();

/** Returning to the first step keeps the saved answers. */
export function saveQuestionnaire(state: QuestionnaireState, types: Types): void {
  if (state.step === "intro") return;
  store(storageKeys.query, writeQuestionnaireQuery(state).toString());
  store(storageKeys.answers, JSON.stringify(givenAnswers(state, types)));
}

/** Null when it was not started. */
export function savedQuestionnaire(): QuestionnaireState | null {
  const query = readSession(storageKeys.query) ?? memory.get(storageKeys.query);
  return query === undefined ? null : parseQuestionnaireQuery(new URLSearchParams(query));
}

/** JSON for an enquiry; null without answers. */
export function answersForEnquiry(): string | null {
  const answers = readSession(storageKeys.answers) ?? memory.get(storageKeys.answers);
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
