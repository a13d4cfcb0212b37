import { expect, test } from "vitest";
import { parseThanksQuery, writeThanksQuery } from "#contract/enquiry/thanks-query.ts";
import { linkTo } from "#domain/links.ts";

test("a thank-you link parses back to its enquiry", () => {
  const project = { country: "uae", city: "dubai", slug: "palm-horizon" };
  const params = { enquiry: "SHL-7K3M9QXZ", kind: "viewing", office: "dubai", project } as const;
  const { searchParams } = new URL(linkTo("ar", "thanks-you", params), "http://a");
  const thanked = { reference: "SHL-7K3M9QXZ", kind: "viewing", office: "dubai", project };
  expect(parseThanksQuery(searchParams)).toEqual(thanked);
  expect(writeThanksQuery(parseThanksQuery(searchParams)).toString()).toBe(searchParams.toString());
});

test.each([
  "",
  "enquiry=",
  "enquiry=SHL-7K3M9QX",
  "enquiry=SHL-7K3M9QXI",
  "enquiry=shl-7k3m9qxz",
  "enquiry=Call+%2B44+now&kind=nobody&office=a%2Fb&project=uae/dubai",
])("%s names no enquiry", (query) => {
  const nothing = { reference: null, kind: "contact", office: null, project: null };
  expect(parseThanksQuery(new URLSearchParams(query))).toEqual(nothing);
});
