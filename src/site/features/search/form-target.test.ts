import { expect, test } from "vitest";
import { formTarget } from "#site/features/search/form-target.ts";

function target(address: { country: string; type?: string; city?: string }, query: string): string {
  return decodeURIComponent(formTarget("en", address, new URLSearchParams(query)));
}

test("turns the place of a search into the path of its listing", () => {
  const console = "type=villas&rooms=&price=-500000";
  expect(target({ country: "properties" }, `where=turkey/bodrum&${console}`)).toBe(
    "/en/turkey/villas/for-sale/bodrum?price=-500000",
  );
  expect(target({ country: "properties" }, `where=uae&${console}`)).toBe(
    "/en/uae/villas/for-sale?price=-500000",
  );
  expect(target({ country: "properties" }, `where=&${console}`)).toBe(
    "/en/properties/for-sale?type=villas&price=-500000",
  );
});

test("takes no place that is none", () => {
  for (const where of ["//evil.example", "../..", "turkey/istanbul/x", "%2F"]) {
    expect(target({ country: "properties" }, `where=${where}&type=`)).toBe(
      "/en/properties/for-sale",
    );
  }
});

test("gives one city and one type of a country's filters their place in the path", () => {
  expect(target({ country: "turkey" }, "city=izmir&type=villas&price=&price=900000")).toBe(
    "/en/turkey/villas/for-sale/izmir?price=-900000",
  );
  expect(target({ country: "turkey" }, "city=izmir&city=bodrum")).toBe(
    "/en/turkey/for-sale?city=bodrum,izmir",
  );
});

test("keeps the words of a path that only the API can tell apart", () => {
  expect(target({ country: "turkey", type: "citizenship-turkey" }, "type=villas&rooms=")).toBe(
    "/en/turkey/citizenship-turkey/for-sale?type=villas",
  );
});
