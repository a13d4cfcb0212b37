import { expect, test } from "vitest";
import { anyCriteria } from "#contract/search-criteria.ts";
import { criteriaWithout, missedAnswers, waysOn } from "#site/features/questionnaire/ways-on.ts";

test("names the excluding answers and how many projects each would bring back", () => {
  const relaxations = [
    { filter: "price" as const, count: 5 },
    { filter: "area" as const, count: 3 },
    { filter: "status" as const, count: 7 },
  ];
  expect(waysOn(relaxations)).toEqual([
    { answer: "budget", count: 5 },
    { answer: "size", count: 3 },
  ]);
});

test("does not call a project near that fails a filter without a question", () => {
  expect(missedAnswers(["rooms", "type"])).toEqual(["rooms", "type"]);
  expect(missedAnswers(["rooms", "status"])).toBeNull();
  expect(missedAnswers([])).toBeNull();
});

test("builds the query without the excluding answers", () => {
  const asked = { ...anyCriteria, type: ["villas"], rooms: ["7+2"], price: { from: 1, to: 2 } };
  expect(criteriaWithout(asked, ["rooms", "budget"])).toEqual({ ...anyCriteria, type: ["villas"] });
});
