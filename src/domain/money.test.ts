import fc from "fast-check";
import { expect, test } from "vitest";
import {
  convertToUsd,
  convertUsd,
  parseDecimal,
  percentOf,
  rateOf,
  roundHalfUp,
  roundUp,
} from "#domain/money.ts";

test("a half that floating point would lose is rounded up", () => {
  expect(convertUsd(545_000, 3.6725)).toBe(2_001_513);
  expect(Math.round(1.005 * 100)).toBe(100); // the result with floating point
  expect(roundHalfUp(percentOf(100.5, 1))).toBe(1);
  expect(convertUsd(100, 1.005)).toBe(101);
});

test("halves go up below zero too", () => {
  expect(roundHalfUp(-2.5)).toBe(-2);
  expect(roundHalfUp(-2.6)).toBe(-3);
  expect(roundUp(-2.6)).toBe(-2);
  expect(roundUp(2)).toBe(2);
});

test("a number counts as its decimal notation", () => {
  expect(parseDecimal(0.25)).toEqual({ numerator: 25n, denominator: 100n });
  expect(parseDecimal(1e21)).toEqual({ numerator: 10n ** 21n, denominator: 1n });
  expect(parseDecimal(2e-7)).toEqual({ numerator: 2n, denominator: 10n ** 7n });
  expect(() => parseDecimal(Number.NaN)).toThrow(RangeError);
});

test("a higher price is never lower after conversion", () => {
  const price = fc.integer({ min: 1, max: 100_000_000 });
  const rate = fc
    .integer({ min: 1, max: 1_000_000 })
    .map((tenThousandths) => tenThousandths / 10_000);
  fc.assert(
    fc.property(price, price, rate, (one, other, perUsd) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(convertUsd(low, perUsd)).toBeLessThanOrEqual(convertUsd(high, perUsd));
      expect(convertToUsd(low, perUsd)).toBeLessThanOrEqual(convertToUsd(high, perUsd));
    }),
  );
});

test("a currency without a rate is a fault, not a price of nothing", () => {
  expect(() => rateOf([], "EUR")).toThrow("No exchange rate for EUR");
});
