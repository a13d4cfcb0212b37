import { expect, test } from "vitest";
import { currencyRates, purchaseRules } from "#tests/support/content-files.ts";
import {
  rangeOf,
  noAnswers,
  type BudgetChoice,
  type QuestionnaireAnswers,
} from "#domain/questionnaire.ts";
import { purchaseReceipt } from "#domain/purchase-receipt.ts";
import { searchCriteriaFor } from "#site/features/questionnaire/criteria.ts";
import { matchingUnit } from "./matching-unit.server.ts";
import type { ChangeableAnswer } from "#site/features/questionnaire/answer-relaxations.ts";

const villa = { slug: "villas", name: "Villa", category: "residential" as const };
const shop = { slug: "shops", name: "Shop", category: "commercial" as const };
const region = { slug: "limassol", name: "Limassol", nameIn: "in Limassol" };

function row(rooms: string | null, from: number, other: { to?: number; available?: number } = {}) {
  const { to = null, available = 1 } = other;
  return {
    type: rooms === null ? shop : villa,
    rooms,
    bathrooms: 1,
    areaM2: { min: 100, max: 120 },
    priceUsd: { from, to },
    total: 10,
    available,
    sold: 10 - available,
  };
}

function project(units: ReturnType<typeof row>[]) {
  return {
    status: "off-plan" as const,
    sale: "first" as const,
    place: { country: region, city: region, town: null },
    units,
    purchase: purchaseRules("cyprus"),
  };
}

function bestMatch(
  units: ReturnType<typeof row>[],
  answers: Partial<QuestionnaireAnswers>,
  ignoredAnswers: ChangeableAnswer[] = [],
) {
  const allAnswers = { ...noAnswers, ...answers };
  const budget = allAnswers.budget && rangeOf(allAnswers.budget);
  const request = {
    criteria: searchCriteriaFor(allAnswers),
    budget,
    ignoredAnswers,
    rates: currencyRates,
  };
  return matchingUnit(project(units), request);
}

test("returns the cheapest available row that matches, not the cheapest of all", () => {
  const units = [row("1+1", 200_000), row("3+1", 420_000), row("3+1", 400_000, { available: 0 })];
  expect(bestMatch(units, { rooms: "3+1" })).toMatchObject({ rooms: "3+1", priceUsd: 420_000 });
  expect(bestMatch(units, { rooms: "2+1" })).toBeNull();
});

test("does not exclude a unit for a second living room", () => {
  expect(bestMatch([row("4+2", 500_000)], { rooms: "4+1" })?.rooms).toBe("4+2");
});

test("the last choice counts only units with seven bedrooms or more", () => {
  const units = [row("6+2", 500_000), row("8+1", 900_000)];
  expect(bestMatch(units, { rooms: "7+2" })?.rooms).toBe("8+1");
  expect(bestMatch(units, { rooms: "6+1" })?.rooms).toBe("6+2");
});

test("compares the total with all costs to the budget", () => {
  const unit = bestMatch([row("2+1", 390_000)], { budget: "250000-400000" });
  const receipt = purchaseReceipt({
    rules: purchaseRules("cyprus"),
    rates: currencyRates,
    unit: { priceUsd: 390_000, areaM2: 100, category: "residential" },
    project: { status: "off-plan", sale: "first", city: "limassol" },
  });
  expect(receipt.totalUsd).toBeGreaterThan(400_000);
  expect(unit?.withCosts).toEqual({
    totalUsd: receipt.totalUsd,
    verdict: "over",
    overUsd: receipt.totalUsd - 400_000,
    asOf: receipt.asOf,
  });
});

test("distinguishes units below and within the budget, the latter first", () => {
  const verdictOf = (from: number, budget: BudgetChoice) =>
    bestMatch([row("2+1", from)], { budget })?.withCosts?.verdict;
  expect(verdictOf(122_000, "150000-250000")).toBe("below");
  expect(verdictOf(149_000, "150000-250000")).toBe("inside");
  expect(verdictOf(1_650_000, "2000000-")).toBe("below");
  expect(verdictOf(9_000_000, "2000000-")).toBe("inside");
  const units = [row("2+1", 249_000), row("2+1", 122_000), row("2+1", 190_000)];
  expect(bestMatch(units, { budget: "150000-250000" })?.priceUsd).toBe(190_000);
});

test("compares only the price where there are no rates", () => {
  const request = {
    criteria: searchCriteriaFor(noAnswers),
    budget: null,
    ignoredAnswers: [],
    rates: null,
  };
  expect(matchingUnit(project([row("2+1", 390_000)]), request)).toMatchObject({
    priceUsd: 390_000,
    withCosts: null,
  });
});

test("a price range matches when it overlaps with the budget", () => {
  const units = [row("2+1", 380_000, { to: 450_000 })];
  expect(bestMatch(units, { budget: "400000-600000" })).toMatchObject({
    priceUsd: 380_000,
    hasHigherPrices: true,
  });
  expect(bestMatch(units, { budget: "600000-1000000" })).toBeNull();
});

test("names the nearest row of a near match", () => {
  const units = [row("2+1", 300_000), row("4+1", 600_000), row(null, 100_000)];
  expect(bestMatch(units, { type: "villas", rooms: "5+1" }, ["rooms"])?.rooms).toBe("4+1");
  const budget = { type: "villas", budget: "1000000-1500000" } as const;
  expect(bestMatch(units, budget, ["budget"])?.priceUsd).toBe(600_000);
});
