import { expect, test } from "vitest";
import { emptyCriteria } from "#contract/search-criteria.ts";
import {
  criteriaWithout,
  unmetAnswers,
  relaxableAnswers,
} from "#site/features/questionnaire/answer-relaxations.ts";

test("names the excluding answers and how many projects each excludes", () => {
  const relaxations = [
    { filter: "price" as const, count: 5 },
    { filter: "area" as const, count: 3 },
    { filter: "status" as const, count: 7 },
  ];
  expect(relaxableAnswers(relaxations)).toEqual([
    { answer: "budget", count: 5 },
    { answer: "size", count: 3 },
  ]);
});

test("a near match never fails a filter that no question asks about", () => {
  expect(unmetAnswers(["rooms", "type"])).toEqual(["rooms", "type"]);
  expect(unmetAnswers(["rooms", "status"])).toBeNull();
  expect(unmetAnswers([])).toBeNull();
});

test("builds the criteria without the ignored answers", () => {
  const criteria = {
    ...emptyCriteria,
    type: ["villas"],
    rooms: ["7+2"],
    price: { from: 1, to: 2 },
  };
  expect(criteriaWithout(criteria, ["rooms", "budget"])).toEqual({
    ...emptyCriteria,
    type: ["villas"],
  });
});
