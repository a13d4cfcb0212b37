import { expect, test } from "vitest";
import { noAnswers } from "#domain/questionnaire.ts";
import { hashOf, stateInHash } from "#site/components/questionnaire-hash.ts";

test("an address carries the step and the answers", () => {
  const state = {
    step: "budget",
    answers: { ...noAnswers, type: "villas", rooms: "3+1" },
  } as const;
  expect(hashOf(state)).toBe("#questionnaire?step=budget&type=villas&rooms=3-1");
  expect(stateInHash(hashOf(state))).toEqual(state);
});

test("the first step goes without saying", () => {
  expect(hashOf({ step: "intro", answers: noAnswers })).toBe("#questionnaire");
  expect(stateInHash("#questionnaire")).toEqual({ step: "intro", answers: noAnswers });
});

test("what nobody could choose is dropped, and other places of a page are none of ours", () => {
  expect(stateInHash("#questionnaire?step=end&type=%2F%2F&rooms=99&x=1")).toEqual({
    step: "intro",
    answers: noAnswers,
  });
  expect([stateInHash(""), stateInHash("#main"), stateInHash("#questionnaires")]).toEqual([
    null,
    null,
    null,
  ]);
});
