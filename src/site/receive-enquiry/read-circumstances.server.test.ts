import { expect, test } from "vitest";
import {
  readAnswers,
  readFirstTouch,
  readPage,
  readTimeZone,
} from "#site/receive-enquiry/read-circumstances.server.ts";

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
])("the page %s is kept as %s", (page, kept) => {
  expect(readPage(page === undefined ? {} : { page }, own)).toBe(kept);
});

test.each([
  ["Asia/Shanghai", "Asia/Shanghai"],
  ["Mars/Olympus", null],
  ["", null],
  ["x".repeat(500), null],
])("the time zone %s is kept as %s", (time_zone, kept) => {
  expect(readTimeZone({ time_zone })).toBe(kept);
});

const touch = { referrer: "https://search.example/?q=villa", landing: "/ar", campaign: {} };

test("where the visit came from is kept as the page wrote it", () => {
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
  JSON.stringify({ ...touch, landing: "x".repeat(301) }),
  JSON.stringify({ ...touch, referrer: "a\u0000b" }),
  JSON.stringify({ ...touch, referrer: "a\r\nBcc: b" }),
])("a note of the visit that no page of ours wrote is none: %s", (first_touch) => {
  expect(readFirstTouch(first_touch === undefined ? {} : { first_touch })).toBeNull();
});

test("answers of the questionnaire are short lines under names of ours", () => {
  const read = (answers: unknown) => readAnswers({ questionnaire: JSON.stringify(answers) });
  expect(read({ budget: "300-500", purpose: "residence" })).toMatchObject({ budget: "300-500" });
  expect(read({ "A B": "x" })).toBeNull();
  expect(read({ budget: "x".repeat(400) })).toBeNull();
  expect(read({ budget: { nested: 1 } })).toBeNull();
  expect(read(Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`q${i}`, "x"])))).toBeNull();
  expect(readAnswers({})).toBeNull();
});
