import { expect, test } from "vitest";
import { noAnswers } from "#domain/questionnaire.ts";
import { questionnaireHash, parseQuestionnaireHash } from "#site/components/questionnaire-hash.ts";

test("the URL hash contains the step and the answers", () => {
  const state = {
    step: "budget",
    answers: { ...noAnswers, type: "villas", rooms: "3+1" },
  } as const;
  expect(questionnaireHash(state)).toBe("#questionnaire?step=budget&type=villas&rooms=3-1");
  expect(parseQuestionnaireHash(questionnaireHash(state))).toEqual(state);
});

test("the first step is omitted", () => {
  expect(questionnaireHash({ step: "intro", answers: noAnswers })).toBe("#questionnaire");
  expect(parseQuestionnaireHash("#questionnaire")).toEqual({ step: "intro", answers: noAnswers });
});

test("impossible answers are dropped, and other hashes are ignored", () => {
  expect(parseQuestionnaireHash("#questionnaire?step=end&type=%2F%2F&rooms=99&x=1")).toEqual({
    step: "intro",
    answers: noAnswers,
  });
  expect([
    parseQuestionnaireHash(""),
    parseQuestionnaireHash("#main"),
    parseQuestionnaireHash("#questionnaires"),
  ]).toEqual([null, null, null]);
});
