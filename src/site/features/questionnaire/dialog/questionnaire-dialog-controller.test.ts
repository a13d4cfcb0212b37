import { expect, test } from "vitest";
import { noAnswers, type QuestionnaireState } from "#domain/questionnaire.ts";
import { initialState } from "#site/features/questionnaire/dialog/questionnaire-dialog-controller.tsx";

const saved: QuestionnaireState = {
  step: "result",
  answers: { ...noAnswers, type: "villas", rooms: "3+1", budget: "400000-600000" },
};

test("it starts with the listing's filters, or resumes where the visitor left", () => {
  const villas = { ...noAnswers, type: "villas" };
  expect(initialState(villas, null)).toEqual({ step: "intro", answers: villas });
  expect(initialState(noAnswers, saved)).toBe(saved);
  expect(initialState(villas, saved)).toBe(saved);
});

test("a listing of another type resets every answer but the budget", () => {
  expect(initialState({ ...noAnswers, type: "land" }, saved)).toEqual({
    step: "intro",
    answers: { ...noAnswers, type: "land", budget: "400000-600000" },
  });
});
