import { expect, test } from "vitest";
import { plainText } from "#enquiries/delivery/enquiry-facts.ts";
import { questionnaireFacts } from "#enquiries/delivery/questionnaire-facts.ts";
import { exampleMessage } from "#tests/support/example-enquiry.ts";

test("the questionnaire's answers are written out for the team", () => {
  const questionnaire = { type: "villas", rooms: "3+1", budget_usd: "1500000-2000000" };
  const text = plainText(exampleMessage({ questionnaire }), null);
  expect(text).toContain("\nLooks for: villas\nRooms: 3+1\n");
  expect(text).toContain("\nBudget with all costs, US$: 1,500,000 to 2,000,000\n");
});

test.each([
  ["rooms", "any", "open to any"],
  ["size_m2", "50-200", "50 to 200"],
  ["budget_usd", "2000000-", "2,000,000 and more"],
])("%s, answered with %s, is %s", (name, answer, value) => {
  expect(questionnaireFacts({ [name]: answer })).toMatchObject([{ value }]);
});

test("unknown answers stay as they were sent", () => {
  const sent = { constructor: "2-3", colour: "any" };
  expect(questionnaireFacts(sent)).toEqual([
    { label: "constructor", value: "2-3" },
    { label: "colour", value: "any" },
  ]);
});
