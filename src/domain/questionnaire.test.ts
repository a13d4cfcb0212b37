import { expect, test } from "vitest";
import {
  budgetChoices,
  rangeOf,
  matchingTypes,
  noAnswers,
  questionnaireSteps,
  roomChoices,
  roomChoicesFor,
  normalizeAnswers,
  sizeChoices,
  nextStep,
  previousStep,
  enquiryAnswers,
} from "#domain/questionnaire.ts";

const types = [
  { slug: "villas", category: "residential" as const },
  { slug: "land", category: "land" as const },
];

test("each step leads to the next and back", () => {
  const way = questionnaireSteps.map((step) => [previousStep(step), nextStep(step)]);
  expect(way).toEqual([
    [null, "type"],
    ["intro", "details"],
    ["type", "budget"],
    ["details", "result"],
    ["budget", null],
  ]);
});

test("drops an unknown type", () => {
  const answers = { ...noAnswers, type: "castles", rooms: "2+1" as const };
  expect(normalizeAnswers(answers, types)).toEqual({ ...noAnswers, rooms: "2+1" });
});

test("keeps the rooms of a villa and the size of a plot, never the other", () => {
  const both = { rooms: "2+1", size: "200-500", budget: "250000-400000" } as const;
  expect(normalizeAnswers({ ...both, type: "villas" }, types)).toMatchObject({
    rooms: "2+1",
    size: null,
  });
  expect(normalizeAnswers({ ...both, type: "land" }, types)).toMatchObject({
    rooms: null,
    size: "200-500",
    budget: "250000-400000",
  });
});

test("offers a studio wherever there can be one, and nothing else under studios", () => {
  expect(roomChoicesFor("studios")).toEqual(["studio"]);
  expect(roomChoicesFor("villas")).toEqual(roomChoices.slice(1));
  for (const type of [null, "apartments", "residences"]) {
    expect(roomChoicesFor(type)).toEqual(roomChoices);
  }
});

test("takes an apartment without a bedroom for a studio, which is a kind of its own", () => {
  expect(matchingTypes({ type: "apartments", rooms: "studio" })).toEqual(["apartments", "studios"]);
  expect(matchingTypes({ type: "apartments", rooms: "1+1" })).toEqual(["apartments"]);
  expect(matchingTypes({ type: "studios", rooms: "studio" })).toEqual(["studios"]);
  expect(matchingTypes({ type: null, rooms: "studio" })).toEqual([]);
});

test("resets rooms that another property type cannot have", () => {
  const studioAsked = { ...noAnswers, rooms: "studio" as const };
  expect(normalizeAnswers({ ...studioAsked, type: "villas" }, types).rooms).toBeNull();
  expect(normalizeAnswers({ ...studioAsked, type: null }, types).rooms).toBe("studio");
});

test("lists every answered question for the adviser, including open answers", () => {
  expect(enquiryAnswers({ ...noAnswers, type: "land", rooms: "2+1" }, types)).toEqual({
    type: "land",
    size_m2: "any",
    budget_usd: "any",
  });
  const villa = { type: "villas", rooms: "7+2", size: null, budget: "2000000-" } as const;
  expect(enquiryAnswers(villa, types)).toEqual({
    type: "villas",
    rooms: "7+2",
    budget_usd: "2000000-",
  });
});

test("the questions offer the rooms, sizes and budgets of the specification", () => {
  expect([roomChoices[0], roomChoices[1], roomChoices.at(-1)]).toEqual(["studio", "1+1", "7+2"]);
  expect(sizeChoices).toEqual(["50-200", "200-500", "500-1000"]);
  const budgets = budgetChoices.map(rangeOf);
  expect([budgets[0]?.from, budgets.at(-1)]).toEqual([150_000, { from: 2_000_000, to: null }]);
  const begins = budgets.slice(1).map(({ from }) => from);
  expect(budgets.slice(0, -1).map(({ to }) => to)).toEqual(begins); // no gaps
});
