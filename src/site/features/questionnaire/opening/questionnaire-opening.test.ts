import { expect, test } from "vitest";
import { noAnswers, type QuestionnaireState } from "#domain/questionnaire.ts";
import { beginning } from "#site/features/questionnaire/opening/questionnaire-opening.tsx";

const kept: QuestionnaireState = {
  step: "result",
  answers: { ...noAnswers, type: "villas", rooms: "3+1", budget: "400000-600000" },
};

test("it begins with what the listing tells, or goes on where the visitor stood", () => {
  const villas = { ...noAnswers, type: "villas" };
  expect(beginning(villas, null)).toEqual({ step: "intro", answers: villas });
  expect(beginning(noAnswers, kept)).toBe(kept);
  expect(beginning(villas, kept)).toBe(kept);
});

test("a listing of another type asks anew, but for the budget", () => {
  expect(beginning({ ...noAnswers, type: "land" }, kept)).toEqual({
    step: "intro",
    answers: { ...noAnswers, type: "land", budget: "400000-600000" },
  });
});
