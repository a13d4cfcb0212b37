import { expect, test } from "vitest";
import { usDollar, visitorOf } from "#i18n/visitor.tsx";

const euro = {
  code: "EUR",
  symbol: "€",
  name: "Euro",
  rate: 0.862,
  decimals: 0,
  asOf: "2026-11-16",
};
const rates = [usDollar, euro];

test("prices are shown in the chosen currency, and the original is at hand", () => {
  const visitor = visitorOf({ locale: "en", currency: "EUR", areaUnit: "m2", rates });
  expect(visitor.money(420_000)).toBe("€362,040");
  expect(visitor.usd(420_000)).toBe("$420,000");
  expect(visitor.converts).toBe(true);
});

test("an unknown currency counts as US dollars", () => {
  const visitor = visitorOf({ locale: "en", currency: "XXX", areaUnit: "m2", rates });
  expect(visitor.money(420_000)).toBe("$420,000");
  expect(visitor.converts).toBe(false);
});

test("areas and prices by area follow the chosen unit", () => {
  const visitor = visitorOf({ locale: "en", currency: "USD", areaUnit: "sqft", rates });
  expect(visitor.area(66)).toBe("710\u00A0sq ft");
  expect(visitor.areaRange(66, 260)).toBe("710–2,799\u00A0sq ft");
  expect(visitor.moneyPerArea(2_230)).toBe("$207");
});

test("an amount in a currency that we have no symbol for is written with its code", () => {
  const visitor = visitorOf({ locale: "zh", currency: "USD", areaUnit: "m2", rates });
  expect(visitor.moneyIn("EUR", 300_000)).toBe("€300,000");
  expect(visitor.moneyIn("CHF", 300_000)).toBe("CHF\u00A0300,000");
});
