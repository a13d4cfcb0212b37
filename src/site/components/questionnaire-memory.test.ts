import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noAnswers, type QuestionnaireState } from "#domain/questionnaire.ts";

const answered: QuestionnaireState = {
  step: "budget",
  answers: { ...noAnswers, type: "villas", rooms: "3+1" },
};

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules(); // module state must not leak into other tests
});

const types = [
  { slug: "villas", category: "residential" },
  { slug: "land", category: "land" },
] as const;

/** The module as a newly loaded document has it. */
const load = () => import("#site/components/questionnaire-memory.ts");

function stubStorage(storage: Map<string, string> | null) {
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => denied(storage).get(name) ?? null,
    setItem: (name: string, value: string) => denied(storage).set(name, value),
  });
}

function denied(storage: Map<string, string> | null) {
  if (storage === null) throw new Error("denied");
  return storage;
}

test("step and answers survive a new document", async () => {
  stubStorage(new Map());
  (await load()).keepQuestionnaire(answered, types);
  vi.resetModules();
  expect((await load()).keptQuestionnaire()).toEqual(answered);
});

test("without storage they live as long as the document", async () => {
  stubStorage(null);
  const { keepQuestionnaire, keptQuestionnaire } = await load();
  expect(keptQuestionnaire()).toBeNull();
  keepQuestionnaire(answered, types);
  expect(keptQuestionnaire()).toEqual(answered);
});

test("unanswered questions are not reported as open to anything", async () => {
  stubStorage(new Map());
  const { keepQuestionnaire, answersToTell } = await load();
  expect(answersToTell()).toBeNull();
  keepQuestionnaire(answered, types);
  expect(answersToTell()).toBe(JSON.stringify({ type: "villas", rooms: "3+1" }));
  keepQuestionnaire({ step: "details", answers: { ...noAnswers, type: "land" } }, types);
  expect(answersToTell()).toBe(JSON.stringify({ type: "land" }));
  keepQuestionnaire({ ...answered, step: "result" }, types);
  expect(answersToTell()).toBe(JSON.stringify({ type: "villas", rooms: "3+1", budget_usd: "any" }));
});

test("opening it stores nothing, and returning to the intro keeps the answers", async () => {
  stubStorage(new Map());
  const { keepQuestionnaire, keptQuestionnaire, answersToTell } = await load();
  keepQuestionnaire({ step: "intro", answers: { ...noAnswers, type: "villas" } }, types);
  expect(answersToTell()).toBeNull();
  keepQuestionnaire(answered, types);
  keepQuestionnaire({ ...answered, step: "intro" }, types);
  expect(keptQuestionnaire()).toEqual(answered);
});
