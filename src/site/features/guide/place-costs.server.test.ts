import { expect, test } from "vitest";
import type { Programme, PurchaseCost } from "#contract/purchase-rules.ts";
import { placeCosts } from "./place-costs.server.ts";

const rates = [
  { code: "USD", rate: 1, decimals: 0, asOf: "2026-11-16" },
  { code: "AED", rate: 3.6725, decimals: 0, asOf: "2026-11-16" },
];
const read = { source: "Law", asOf: "2026-11-15", illustrative: false };
const dubai = { city: "dubai", usdPerM2: 5000 };

function programme(slug: string, cities?: string[]): Programme {
  return {
    slug,
    name: slug,
    kind: "residence",
    minimumAmount: 750_000,
    currency: "AED",
    counts: "price",
    appliesTo: cities === undefined ? null : { cities },
    conditions: [],
    years: 2,
    ...read,
  };
}

function cost(slug: string, appliesTo: PurchaseCost["appliesTo"]): PurchaseCost {
  return {
    slug,
    name: slug,
    charge: { percent: 4 },
    base: "price",
    buyerShare: 1,
    reduction: null,
    vatPercent: null,
    includedInPrice: false,
    replaces: null,
    appliesTo,
    note: "",
    ...read,
  };
}

test("buys 100 m² at the average price, new and completed", () => {
  const costs = [
    cost("registration", { statuses: ["ready"], cities: ["dubai"] }),
    cost("oqood", { statuses: ["off-plan"] }),
    cost("resale", { sale: "resale" }),
    cost("office", { categories: ["commercial"] }),
  ];
  const { areaM2, receipt } = placeCosts({ currency: "USD", programmes: [], costs }, rates, dubai);
  expect([areaM2, receipt.price, receipt.total]).toEqual([100, 500_000, 520_000]);
  expect(receipt.lines.map((line) => line.cost.slug)).toEqual(["registration"]);
});

test("states the area that reaches a threshold in another currency at the average price", () => {
  const programmes = [programme("visa")];
  const { thresholds } = placeCosts({ currency: "AED", programmes, costs: [] }, rates, dubai);
  expect(thresholds.map((threshold) => threshold.areaM2)).toEqual([41]);
});

test("leaves out the programmes of other cities", () => {
  const programmes = [programme("everywhere"), programme("there", ["abu-dhabi"])];
  const { thresholds } = placeCosts({ currency: "AED", programmes, costs: [] }, rates, dubai);
  expect(thresholds.map((threshold) => threshold.programme.slug)).toEqual(["everywhere"]);
});
