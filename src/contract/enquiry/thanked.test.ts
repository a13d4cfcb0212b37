import { expect, test } from "vitest";
import { parseThanked, thankedQuery } from "#contract/enquiry/thanked.ts";
import { linkTo } from "#domain/links.ts";

test("what a link says is read back from it", () => {
  const params = { enquiry: "SHL-7K3M9QXZ", kind: "viewing", office: "dubai" } as const;
  const { searchParams } = new URL(linkTo("ar", "thanks-you", params), "http://a");
  const thanked = { reference: "SHL-7K3M9QXZ", kind: "viewing", office: "dubai" };
  expect(parseThanked(searchParams)).toEqual(thanked);
  expect(thankedQuery(parseThanked(searchParams)).toString()).toBe(searchParams.toString());
});

test.each([
  "",
  "enquiry=",
  "enquiry=SHL-7K3M9QX",
  "enquiry=SHL-7K3M9QXI",
  "enquiry=shl-7k3m9qxz",
  "enquiry=Call+%2B44+now&kind=nobody&office=a%2Fb",
])("%s names no enquiry", (query) => {
  const nothing = { reference: null, kind: "contact", office: null };
  expect(parseThanked(new URLSearchParams(query))).toEqual(nothing);
});
