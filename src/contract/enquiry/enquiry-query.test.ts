import { expect, test } from "vitest";
import { writeEnquiryQuery, parseEnquiryQuery } from "#contract/enquiry/enquiry-query.ts";
import { linkTo } from "#domain/links.ts";

const project = { country: "uae", city: "dubai", slug: "marina-arc" };
const path = "uae/dubai/marina-arc";

test.each([
  ["", { kind: "contact", project: null }],
  [`project=${path}`, { kind: "project", project }],
  [`kind=viewing&project=${path}`, { kind: "viewing", project }],
  [`kind=opening&project=${path}`, { kind: "project", project }],
  [`kind=partnership&project=${path}`, { kind: "partnership", project: null }],
  ["kind=viewing", { kind: "contact", project: null }],
  ["kind=nonsense", { kind: "contact", project: null }],
  ["project=uae/dubai", { kind: "contact", project: null }],
  ["project=uae/dubai/marina-arc/x", { kind: "contact", project: null }],
  ["project=uae/../marina-arc", { kind: "contact", project: null }],
  [`project=uae/dubai/${"a".repeat(300)}`, { kind: "contact", project: null }],
])("%s asks for %o", (query, expected) => {
  expect(parseEnquiryQuery(new URLSearchParams(query))).toEqual(expected);
});

test("a contact link's query parses back to the same request, in canonical order", () => {
  const link = new URL(linkTo("en", "enquiry", { project, kind: "viewing" }), "http://a");
  const parsed = parseEnquiryQuery(link.searchParams);
  expect(parsed).toEqual({ kind: "viewing", project });
  expect(decodeURIComponent(writeEnquiryQuery(parsed).toString())).toBe(
    `kind=viewing&project=${path}`,
  );
});
