import { afterEach, expect, test, vi } from "vitest";
import { firstTouch, firstTouchOf, recordFirstTouch } from "#site/features/enquiry/first-touch.ts";

afterEach(() => vi.unstubAllGlobals());

test("campaign parameters are recorded, other parameters are not", () => {
  const { campaign, landing } = firstTouchOf(
    "https://sahil.example/ar/uae?utm_source=yandex&yclid=42&gclid=&email=omar@example.com",
    "",
  );
  expect(campaign).toEqual({ utm_source: "yandex", yclid: "42" });
  expect(landing).toBe("/ar/uae");
});

test.each([
  ["https://www.google.com/", "https://www.google.com/"],
  ["https://sahil.example/en/turkey", null],
  ["https://sahil.example.evil/", "https://sahil.example.evil/"],
  ["", null],
])("the referrer %o is recorded as %o", (referrer, told) => {
  expect(firstTouchOf("https://sahil.example/en", referrer).referrer).toBe(told);
});

test("long values are truncated", () => {
  const long = "x".repeat(5_000);
  const touch = firstTouchOf(`https://sahil.example/${long}?utm_term=${long}`, `https://a/${long}`);
  expect(JSON.stringify(touch).length).toBeLessThan(1_100);
});

test("only the first page of a visit is recorded", () => {
  beginVisit();
  visit("https://sahil.example/en?utm_source=first", "https://www.google.com/");
  visit("https://sahil.example/en/offers?utm_source=second", "https://sahil.example/en");
  expect(JSON.parse(firstTouch() ?? "")).toEqual({
    referrer: "https://www.google.com/",
    landing: "/en",
    campaign: { utm_source: "first" },
  });
});

test("a first page left before it was recorded is recorded by the next", () => {
  beginVisit();
  visit("https://sahil.example/en/offers", "https://sahil.example/en?utm_source=first");
  expect(JSON.parse(firstTouch() ?? "")).toEqual({
    referrer: null,
    landing: "/en",
    campaign: { utm_source: "first" },
  });
});

/** Stubs an empty `sessionStorage`. */
function beginVisit(): void {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
}

function visit(href: string, referrer: string): void {
  recordFirstTouch(href, referrer);
}
