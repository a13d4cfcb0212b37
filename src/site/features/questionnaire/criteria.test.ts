import { expect, test } from "vitest";
import { parseSearchCriteria, writeSearchCriteria } from "#contract/search-criteria.ts";
import { purchaseReceipt } from "#domain/purchase-receipt.ts";
import {
  budgetChoices,
  noAnswers,
  roomChoices,
  sizeChoices,
  type BudgetChoice,
} from "#domain/questionnaire.ts";
import { isRooms } from "#domain/rooms.ts";
import { propertyCategories, saleKinds } from "#domain/vocabulary.ts";
import { searchCriteriaFor, roomSpellings } from "#site/features/questionnaire/criteria.ts";
import { currencyRates, purchaseRules } from "#tests/support/content-files.ts";

test("filters only by availability where every answer is open", () => {
  expect(writeSearchCriteria(searchCriteriaFor(noAnswers)).toString()).toBe(
    "status=off-plan%2Cunder-construction%2Cready",
  );
});

test("filters by type, rooms and budget at once", () => {
  const criteria = searchCriteriaFor({
    type: "villas",
    rooms: "4+1",
    size: null,
    budget: "400000-600000",
  });
  expect(criteria).toMatchObject({
    type: ["villas"],
    rooms: ["4+1", "4+2"],
    price: { from: 320_000, to: 600_000 },
    area: null,
  });
});

test("the price range starts at prices that reach the budget with their costs", () => {
  const priceOf = (budget: BudgetChoice) => searchCriteriaFor({ ...noAnswers, budget }).price;
  expect(priceOf("150000-250000")).toEqual({ from: 120_000, to: 250_000 });
  expect(priceOf("2000000-")).toEqual({ from: 1_600_000, to: null });
});

const countries = ["cyprus", "turkey", "uae"].map((country) => ({
  country,
  rules: purchaseRules(country),
}));

test.each(countries)("no purchase in $country costs a quarter more than its price", ({ rules }) => {
  const cities = new Set([
    "other",
    ...rules.costs.flatMap(({ appliesTo }) => appliesTo?.cities ?? []),
  ]);
  for (const priceUsd of [150_000, 400_000, 2_000_000]) {
    for (const category of propertyCategories) {
      for (const sale of saleKinds) {
        for (const city of cities) {
          const unit = { priceUsd, areaM2: 100, category };
          const project = { status: "ready", sale, city } as const;
          const { totalUsd } = purchaseReceipt({ rules, rates: currencyRates, unit, project });
          expect(totalUsd, `${priceUsd} ${category} ${sale} ${city}`).toBeLessThan(priceUsd * 1.25);
        }
      }
    }
  }
});

test("six bedrooms mean exactly six, and only the last choice means more", () => {
  expect(roomSpellings("studio")).toEqual(["studio"]);
  expect(roomSpellings("6+1")).toEqual(["6+1", "6+2", "6+3"]);
  expect(roomSpellings("7+2")).toContain("9+3");
  expect(roomSpellings("7+2")).not.toContain("6+2");
  expect(roomSpellings("7+2").every(isRooms)).toBe(true);
});

test("criteria survive a listing's URL", () => {
  for (const rooms of roomChoices) {
    for (const budget of budgetChoices) {
      for (const size of sizeChoices) {
        const criteria = searchCriteriaFor({ type: "land", rooms, size, budget });
        const read = parseSearchCriteria(writeSearchCriteria(criteria));
        expect({ ...read, status: [] }).toEqual({ ...criteria, status: [] });
        expect(read.status.toSorted()).toEqual(criteria.status.toSorted());
      }
    }
  }
});
