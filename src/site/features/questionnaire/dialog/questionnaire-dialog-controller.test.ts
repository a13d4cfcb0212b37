import { expect, test } from "vitest";
import { noAnswers, type QuestionnaireState } from "#domain/questionnaire.ts";
import { initialState } from "#site/features/questionnaire/dialog/questionnaire-dialog-controller.tsx";

const saved: QuestionnaireState = {
  step: "result",
  answers: { ...noAnswers, type: "villas", rooms: "3+1", budget: "400000-600000" },
};

test("starts with the requested answers, or resumes the saved state", () => {
  const villas = { ...noAnswers, type: "villas" };
  expect(initialState(villas, null)).toEqual({ step: "intro", answers: villas });
  expect(initialState(noAnswers, saved)).toBe(saved);
  expect(initialState(villas, saved)).toBe(saved);
});

test("starts over for another property type, keeping the budget", () => {
  expect(initialState({ ...noAnswers, type: "land" }, saved)).toEqual({
    step: "intro",
    answers: { ...noAnswers, type: "land", budget: "400000-600000" },
  });
});
