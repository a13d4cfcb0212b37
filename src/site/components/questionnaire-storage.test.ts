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
const load = () => import("#site/components/questionnaire-storage.ts");

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

test("step and answers survive a page load", async () => {
  stubStorage(new Map());
  (await load()).saveQuestionnaire(answered, types);
  vi.resetModules();
  expect((await load()).savedQuestionnaire()).toEqual(answered);
});

test("without storage they last as long as the document", async () => {
  stubStorage(null);
  const { saveQuestionnaire, savedQuestionnaire } = await load();
  expect(savedQuestionnaire()).toBeNull();
  saveQuestionnaire(answered, types);
  expect(savedQuestionnaire()).toEqual(answered);
});

test("unanswered questions are not reported as “no preference”", async () => {
  stubStorage(new Map());
  const { saveQuestionnaire, answersForEnquiry } = await load();
  expect(answersForEnquiry()).toBeNull();
  saveQuestionnaire(answered, types);
  expect(answersForEnquiry()).toBe(JSON.stringify({ type: "villas", rooms: "3+1" }));
  saveQuestionnaire({ step: "details", answers: { ...noAnswers, type: "land" } }, types);
  expect(answersForEnquiry()).toBe(JSON.stringify({ type: "land" }));
  saveQuestionnaire({ ...answered, step: "result" }, types);
  expect(answersForEnquiry()).toBe(
    JSON.stringify({ type: "villas", rooms: "3+1", budget_usd: "any" }),
  );
});

test("opening it stores nothing, and returning to the intro preserves the answers", async () => {
  stubStorage(new Map());
  const { saveQuestionnaire, savedQuestionnaire, answersForEnquiry } = await load();
  saveQuestionnaire({ step: "intro", answers: { ...noAnswers, type: "villas" } }, types);
  expect(answersForEnquiry()).toBeNull();
  saveQuestionnaire(answered, types);
  saveQuestionnaire({ ...answered, step: "intro" }, types);
  expect(savedQuestionnaire()).toEqual(answered);
});
