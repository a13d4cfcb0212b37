import fc from "fast-check";
import { expect, test } from "vitest";
import { parseQuestionnaireQuery, writeQuestionnaireQuery } from "#contract/questionnaire-query.ts";
import { linkTo } from "#domain/links.ts";
import {
  budgetChoices,
  noAnswers,
  questionnaireSteps,
  roomChoices,
  sizeChoices,
} from "#domain/questionnaire.ts";

const anyState = fc.record({
  step: fc.constantFrom(...questionnaireSteps),
  answers: fc.record({
    type: fc.option(fc.constantFrom("villas", "land")),
    rooms: fc.option(fc.constantFrom(...roomChoices)),
    size: fc.option(fc.constantFrom(...sizeChoices)),
    budget: fc.option(fc.constantFrom(...budgetChoices)),
  }),
});

test("a URL holds the step and answers in canonical form", () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const query = writeQuestionnaireQuery(state);
      expect(parseQuestionnaireQuery(query)).toEqual(state);
      const search = query.size === 0 ? "" : `?${query}`;
      expect(linkTo("en", "questionnaire", state)).toBe(linkTo("en", "questionnaire") + search);
    }),
  );
});

test("reads a form's fields, where an empty one is an open answer", () => {
  const sent = new URLSearchParams("step=budget&type=villas&rooms=&size=");
  expect(parseQuestionnaireQuery(sent)).toEqual({
    step: "budget",
    answers: { ...noAnswers, type: "villas" },
  });
});

test("drops answers that no question offers", () => {
  const query = new URLSearchParams(
    "step=payment&type=../admin&rooms=8-1&size=1-2&budget=1-2&utm_source=x",
  );
  expect(parseQuestionnaireQuery(query)).toEqual({ step: "intro", answers: noAnswers });
});

test.each(["2-1", "2+1", "2 1"])("reads rooms that are written %s", (rooms) => {
  expect(parseQuestionnaireQuery(new URLSearchParams({ rooms })).answers.rooms).toBe("2+1");
});
