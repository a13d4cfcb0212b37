import { expect, test } from "vitest";
import { currencyRates } from "#tests/support/content-files.ts";
import type { Purchase } from "#domain/purchase-conditions.ts";
import { exampleCost, exampleProgramme, exampleProject } from "#tests/support/example-project.ts";
import { calculateProject, programmeEligibilities } from "./project-calculation.server.ts";

const today = "2026-11-21";
const project = exampleProject({
  purchase: {
    currency: "AED",
    programmes: [exampleProgramme()],
    costs: [exampleCost("transfer", { charge: { percent: 4 } })],
  },
});

function page(query: string, of = project) {
  return calculateProject(of, new URLSearchParams(query), currencyRates, today);
}

test("plan, receipt and programmes are calculated for the same row", () => {
  const { stages, receipt, eligibilities } = page("unit=2");
  expect(stages.reduce((sum, { amountUsd }) => sum + amountUsd, 0)).toBe(865_000);
  expect(receipt.priceUsd).toBe(865_000);
  expect(eligibilities[0]?.price).toBe(receipt.price);
});

test("the plan counts from the chosen signing date", () => {
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
])("invalid values are reported as entered: %s", (query, invalid) => {
  expect(page(query, mortgaged).invalid).toEqual(invalid);
});

test("without a loan option no loan is refused", () => {
  expect(page("loan=500").invalid.loan).toBeNull();
});

test("a sold project shows its plan without dates and no programmes", () => {
  const { stages, eligibilities, receipt } = page("", { ...project, status: "sold" });
  const dates = stages.flatMap(({ payments }) => payments.map(({ date }) => date));
  expect(new Set(dates)).toEqual(new Set([null]));
  expect(eligibilities).toEqual([]);
  expect(receipt.lines).toHaveLength(1);
});

function purchaseAt(priceUsd: number): Purchase {
  return {
    unit: { priceUsd, areaM2: 70, category: "residential" },
    project: { city: "dubai", status: "off-plan", sale: "first" },
  };
}

test("a price above a threshold has a margin in the threshold's currency", () => {
  const [eligibility] = programmeEligibilities(
    [exampleProgramme()],
    currencyRates,
    purchaseAt(545_000),
  );
  expect(eligibility).toMatchObject({ price: 2_001_513, isReached: true, margin: 1_513 });
});

test("a price exactly at the threshold reaches it", () => {
  const programme = exampleProgramme({ minimumAmount: 545_000, currency: "USD" });
  const [eligibility] = programmeEligibilities([programme], currencyRates, purchaseAt(545_000));
  expect(eligibility).toMatchObject({ isReached: true, margin: 0 });
});

test("a price below a threshold has a shortfall", () => {
  const [eligibility] = programmeEligibilities(
    [exampleProgramme()],
    currencyRates,
    purchaseAt(500_000),
  );
  expect(eligibility).toMatchObject({ isReached: false, margin: 163_750 });
});

test("a programme whose own conditions fail is not compared", () => {
  const ready = exampleProgramme({ appliesTo: { statuses: ["ready"] } });
  expect(programmeEligibilities([ready], currencyRates, purchaseAt(900_000))).toEqual([]);
});

test("reached programmes come first", () => {
  const high = exampleProgramme({ slug: "high", minimumAmount: 9_000_000 });
  const low = exampleProgramme({ slug: "low", minimumAmount: 750_000 });
  expect(
    programmeEligibilities([high, low], currencyRates, purchaseAt(545_000)).map(
      ({ programme }) => programme.slug,
    ),
  ).toEqual(["low", "high"]);
});
