import { expect, test } from "vitest";
import { enquiryKinds } from "#domain/enquiry.ts";
import { isReadSameDay, hasShortlistSteps } from "#site/features/thanks/next-steps.ts";

test("only questions lead to a shortlist", () => {
  expect(enquiryKinds.filter(hasShortlistSteps)).toEqual(["contact", "project"]);
});

test("applications and notification requests are not read on the same day", () => {
  expect(enquiryKinds.filter(isReadSameDay)).toEqual(["contact", "project", "viewing"]);
});
