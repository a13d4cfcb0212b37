import { expect, test } from "vitest";
import { cookiesFor, readPreferences, cookieReader } from "#site/data/preference-cookies.ts";

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

test("the language cookie lasts 365 days, for every path, also without TLS", () => {
  expect(cookiesFor(formOf({ locale: "ar" }))).toEqual([
    "i18n_redirected=ar; Max-Age=31536000; Path=/; SameSite=Lax",
  ]);
});

test("the cookies of currency and unit have the same attributes", () => {
  expect(cookiesFor(formOf({ currency: "EUR", area_unit: "sqft" }))).toEqual([
    "currency=EUR; Max-Age=31536000; Path=/; SameSite=Lax",
    "area_unit=sqft; Max-Age=31536000; Path=/; SameSite=Lax",
  ]);
});

test("an invalid preference sets no cookie", () => {
  expect(cookiesFor(formOf({ locale: "xx", currency: "a;b", area_unit: "ha" }))).toEqual([]);
});

test("preferences are read from cookies, by default US dollars and square metres", () => {
  expect(readPreferences("a=1; currency=AED; area_unit=sqft")).toEqual({
    currency: "AED",
    areaUnit: "sqft",
  });
  expect(readPreferences(null)).toEqual({ currency: "USD", areaUnit: "m2" });
  expect(readPreferences("area_unit=ha")).toEqual({ currency: "USD", areaUnit: "m2" });
});

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
