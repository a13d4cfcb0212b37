import { expect, test } from "vitest";
import { currencyRates } from "#tests/support/content-files.ts";
import { exampleCost, exampleProgramme, exampleProject } from "#tests/support/example-project.ts";
import { projectPage } from "./page.server.ts";

const today = "2026-11-21";
const project = exampleProject({
  purchase: {
    currency: "AED",
    programmes: [exampleProgramme()],
    costs: [exampleCost("transfer", { charge: { percent: 4 } })],
  },
});

function page(address: string, of = project) {
  return projectPage(of, new URLSearchParams(address), currencyRates, today);
}

test("plan, receipt and programmes are worked out for the same row", () => {
  const { stages, receipt, standings } = page("unit=2");
  expect(stages.reduce((sum, { amountUsd }) => sum + amountUsd, 0)).toBe(865_000);
  expect(receipt.priceUsd).toBe(865_000);
  expect(standings[0]?.price).toBe(receipt.price);
});

test("the plan counts from the day that was picked", () => {
  expect(page("signing=2027-03-15").stages[0]?.payments[0]?.date).toBe("2027-03-15");
});

const mortgaged = exampleProject({
  purchase: {
    currency: "AED",
    programmes: [],
    costs: [exampleCost("mortgage-entry", { appliesTo: { onlyWith: "mortgage" } })],
  },
});

test.each([
  ["", { signing: null, loan: null }],
  ["signing=2027-03-15&loan=95", { signing: null, loan: null }],
  ["signing=2020-01-01&loan=500", { signing: "2020-01-01", loan: "500" }],
  ["signing=&loan=", { signing: "", loan: null }],
  ["signing=2027-02-30&loan=7.5", { signing: null, loan: "7.5" }],
])("of %s is refused what cannot be, as it was written", (address, refused) => {
  expect(page(address, mortgaged).refused).toEqual(refused);
});

test("where no loan is asked about, none is refused", () => {
  expect(page("loan=500").refused.loan).toBeNull();
});

test("rules and raw texts stay on the server", () => {
  expect(Object.keys(page("").project)).not.toEqual(
    expect.arrayContaining(["purchase", "description", "faqs"]),
  );
});

test("a sold project shows its plan without dates and no programmes", () => {
  const { stages, standings, receipt } = page("", { ...project, status: "sold" });
  const dates = stages.flatMap(({ payments }) => payments.map(({ date }) => date));
  expect(new Set(dates)).toEqual(new Set([null]));
  expect(standings).toEqual([]);
  expect(receipt.lines).toHaveLength(1);
});
