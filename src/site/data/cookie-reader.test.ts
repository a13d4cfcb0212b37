import { expect, test } from "vitest";
import { cookieReader } from "#site/data/cookie-reader.ts";

const currencyOf = cookieReader("currency");

test.each([
  [undefined, undefined],
  ["", undefined],
  ["currency=EUR", "EUR"],
  ["_ga=GA1.1; currency=EUR; area_unit=sqft", "EUR"],
  ["_ga=GA1.1;currency = EUR ;area_unit=sqft", "EUR"],
  ["old_currency=AED; currency=EUR", "EUR"],
  ["old_currency=AED", undefined],
  ["x=currency=EUR", undefined],
  ["currency_of=EUR", undefined],
  ["currency", undefined],
  ["currency=", undefined],
  ["currency=E R", undefined],
  ["currency=евро", undefined],
  ["currency=EUR; currency=AED", "EUR"],
])("of the cookies %s the currency is %s", (header, currency) => {
  expect(currencyOf(header)).toBe(currency);
});
