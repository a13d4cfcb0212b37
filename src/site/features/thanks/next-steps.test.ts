import { expect, test } from "vitest";
import { enquiryKinds } from "#domain/enquiry.ts";
import { isReadSameDay, hasShortlistSteps } from "#site/features/thanks/next-steps.ts";

test("only questions promise a selection of projects", () => {
  expect(enquiryKinds.filter(hasShortlistSteps)).toEqual(["contact", "project"]);
});

test("an application is answered in two working days, and a launch notification not at all", () => {
  expect(enquiryKinds.filter(isReadSameDay)).toEqual(["contact", "project", "viewing"]);
});
