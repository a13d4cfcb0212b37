import { expect, test } from "vitest";
import { offersOn } from "#site/features/offers/shown-offer.ts";

const offers = ["2026-12-31", "2027-01-31", "2028-03-01"].map((validUntil) => ({ validUntil }));
const leftOn = (day: string) => offersOn(day, offers).map(({ daysLeft }) => daysLeft);

test("days are counted to the last one, over months, years and leap days", () => {
  expect(leftOn("2026-11-21")).toEqual([40, 71, 466]);
  expect(leftOn("2026-12-30")).toEqual([1, 32, 427]);
});

test("on its last day an offer stands with no day left, and on the next it is gone", () => {
  expect(leftOn("2026-12-31")).toEqual([0, 31, 426]);
  expect(leftOn("2027-01-01")).toEqual([30, 425]);
  expect(leftOn("2028-03-02")).toEqual([]);
});
