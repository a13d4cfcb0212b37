import { expect, test } from "vitest";
import {
  readAnswers,
  readCurrency,
  readFirstTouch,
  readPage,
  readTimeZone,
} from "#site/data/receive-enquiry/read-enquiry-context.server.ts";

const own = "/en/enquiry";

test.each([
  ["/ar/uae/dubai/marina-arc", "/ar/uae/dubai/marina-arc"],
  ["/en", "/en"],
  ["//evil.example/x", own],
  ["https://evil.example", own],
  ["/en/\u0000", own],
  ["/en/../../etc", own],
  [`/en/${"a".repeat(400)}`, own],
  [undefined, own],
])("the page %s is stored as %s", (page, stored) => {
  expect(readPage(page === undefined ? {} : { page }, own)).toBe(stored);
});

test.each([
  ["Asia/Shanghai", "Asia/Shanghai"],
  ["Mars/Olympus", null],
  ["", null],
  ["x".repeat(500), null],
])("the time zone %s is stored as %s", (time_zone, stored) => {
  expect(readTimeZone({ time_zone })).toBe(stored);
});

const touch = { referrer: "https://search.example/?q=villa", landing: "/ar", campaign: {} };

test("the traffic source is stored as the page sent it", () => {
  const first_touch = JSON.stringify({ ...touch, campaign: { gclid: "abc", utm_source: "mail" } });
  expect(readFirstTouch({ first_touch })).toMatchObject({ campaign: { gclid: "abc" } });
});

test.each([
  undefined,
  "",
  "{",
  "[]",
  JSON.stringify({ ...touch, campaign: { password: "x" } }),
  JSON.stringify({ ...touch, campaign: { gclid: 1 } }),
])("an invalid first-touch cookie is ignored: %s", (first_touch) => {
  expect(readFirstTouch(first_touch === undefined ? {} : { first_touch })).toBeNull();
});

test.each([
  ["x".repeat(301), null],
  ["a\u0000b", null],
  ["a\r\nBcc: b", null],
  ["a\u009Bb", null],
  ["\t a\u202Eb ", "ab"],
])("in a first touch, %j is stored as %j and the rest is unchanged", (text, stored) => {
  const campaign = { gclid: "abc", utm_term: text };
  const first_touch = JSON.stringify({ referrer: text, landing: text, campaign });
  expect(readFirstTouch({ first_touch })).toEqual({
    referrer: stored,
    landing: stored,
    campaign: { gclid: "abc", ...(stored !== null && { utm_term: stored }) },
  });
});

test.each([
  [null, "USD"],
  ["currency=AED", "AED"],
  ["currency=XXX", "USD"],
  ["currency=eur", "USD"],
  ["currency=\u009B31m", "USD"],
  [`currency=${"A".repeat(9_000)}`, "USD"],
])("with the cookie %s, prices were shown in %s", (cookie, currency) => {
  expect(readCurrency(cookie, [{ code: "USD" }, { code: "AED" }])).toBe(currency);
});

test("while the currencies are unknown, any currency code is accepted", () => {
  expect(readCurrency("currency=EUR", null)).toBe("EUR");
  expect(readCurrency("currency=\u009B1m", null)).toBe("USD");
});

test("questionnaire answers are short lines under known names", () => {
  const read = (answers: unknown) => readAnswers({ questionnaire: JSON.stringify(answers) });
  expect(read({ budget: "300-500", purpose: "residence" })).toMatchObject({ budget: "300-500" });
  expect(read({ "A B": "x" })).toBeNull();
  expect(read({ budget: "x".repeat(400) })).toBeNull();
  expect(read({ budget: { nested: 1 } })).toBeNull();
  expect(read(Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`q${i}`, "x"])))).toBeNull();
  expect(readAnswers({})).toBeNull();
  expect(read({ budget: "\t300\u202E-500 " })).toEqual({ budget: "300-500" });
});
