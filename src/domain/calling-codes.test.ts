import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { callingCodeOf, callingCountries } from "#domain/calling-codes.ts";

test("the countries and their codes are those that telephone numbers are read by", () => {
  expect(callingCountries.map((code) => [code, callingCodeOf(code)])).toEqual(
    getCountries().map((code) => [code, getCountryCallingCode(code)]),
  );
});

test("what is no country has no calling code", () => {
  expect(["", "tr", "ZZ", "TR "].map(callingCodeOf)).toEqual([null, null, null, null]);
});
