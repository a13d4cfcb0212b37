import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { callingCodeOf, callingCountries } from "#domain/calling-codes.ts";

test("countries and calling codes are those of libphonenumber", () => {
  expect(callingCountries.map((code) => [code, callingCodeOf(code)])).toEqual(
    getCountries().map((code) => [code, getCountryCallingCode(code)]),
  );
});

test("an unknown country has no calling code", () => {
  expect(["", "tr", "ZZ", "TR "].map(callingCodeOf)).toEqual([null, null, null, null]);
});
