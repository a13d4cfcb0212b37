import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { callingCodeOf, callingCountries, likelyCountry } from "#domain/calling-codes.ts";
import { locales } from "#domain/locale.ts";

test("the countries and their codes are those that telephone numbers are read by", () => {
  expect(callingCountries.map((code) => [code, callingCodeOf(code)])).toEqual(
    getCountries().map((code) => [code, getCountryCallingCode(code)]),
  );
});

test("what is no country has no calling code", () => {
  expect(["", "tr", "ZZ", "TR "].map(callingCodeOf)).toEqual([null, null, null, null]);
});

test("each language's likely country has a calling code", () => {
  expect(locales.map((locale) => callingCodeOf(likelyCountry(locale)))).toEqual([
    "44",
    "966",
    "7",
    "90",
    "86",
  ]);
});
