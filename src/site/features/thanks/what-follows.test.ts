import { expect, test } from "vitest";
import { enquiryKinds } from "#domain/enquiry.ts";
import { isReadToday, leadsToShortList } from "#site/features/thanks/what-follows.ts";

test("only questions lead to a short list of homes", () => {
  expect(enquiryKinds.filter(leadsToShortList)).toEqual(["contact", "project"]);
});

test("an application has two working days, and an address to tell of an opening is read by nobody", () => {
  expect(enquiryKinds.filter(isReadToday)).toEqual(["contact", "project", "viewing"]);
});
