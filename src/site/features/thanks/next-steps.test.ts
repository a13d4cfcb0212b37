import { expect, test } from "vitest";
import { enquiryKinds } from "#domain/enquiry.ts";
import { isReadSameDay, hasShortListSteps } from "#site/features/thanks/next-steps.ts";

test("only questions lead to a short list of homes", () => {
  expect(enquiryKinds.filter(hasShortListSteps)).toEqual(["contact", "project"]);
});

test("an application has two working days, and an address to tell of an opening is read by nobody", () => {
  expect(enquiryKinds.filter(isReadSameDay)).toEqual(["contact", "project", "viewing"]);
});
