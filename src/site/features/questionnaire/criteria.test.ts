import { expect, test } from "vitest";
import { parseSearchCriteria, searchQuery } from "#contract/search-criteria.ts";
import { budgetChoices, noAnswers, roomChoices, sizeChoices } from "#domain/questionnaire.ts";
import { isRooms } from "#domain/rooms.ts";
import { criteriaOf, homesOf } from "#site/features/questionnaire/criteria.ts";

test("asks for what is for sale and nothing else, where every answer is open", () => {
  expect(searchQuery(criteriaOf(noAnswers)).toString()).toBe(
    "status=off-plan%2Cunder-construction%2Cready",
  );
});

test("asks a listing for type, rooms and budget at once", () => {
  const criteria = criteriaOf({
    type: "villas",
    rooms: "4+1",
    size: null,
    budget: "400000-600000",
  });
  expect(criteria).toMatchObject({
    type: ["villas"],
    rooms: ["4+1", "4+2"],
    price: { from: 400_000, to: 600_000 },
    area: null,
  });
});

test("takes six bedrooms for six, and only the last choice for more", () => {
  expect(homesOf("studio")).toEqual(["studio"]);
  expect(homesOf("6+1")).toEqual(["6+1", "6+2", "6+3"]);
  expect(homesOf("7+2")).toContain("9+3");
  expect(homesOf("7+2")).not.toContain("6+2");
  expect(homesOf("7+2").every(isRooms)).toBe(true);
});

test("a listing's address can carry whatever is asked for", () => {
  for (const rooms of roomChoices) {
    for (const budget of budgetChoices) {
      for (const size of sizeChoices) {
        const criteria = criteriaOf({ type: "land", rooms, size, budget });
        const read = parseSearchCriteria(searchQuery(criteria));
        expect({ ...read, status: [] }).toEqual({ ...criteria, status: [] });
        expect(read.status.toSorted()).toEqual(criteria.status.toSorted());
      }
    }
  }
});
