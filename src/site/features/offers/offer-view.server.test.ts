import { expect, test } from "vitest";
import { offersOn } from "#site/features/offers/offer-view.server.ts";

const offers = ["2028-03-01", "2026-12-31", "2027-01-31"].map((validUntil) => ({ validUntil }));
const leftOn = (day: string) => offersOn(day, offers).map(({ daysLeft }) => daysLeft);

test("days left are counted across months, years and leap days, the fewest first", () => {
  expect(leftOn("2026-11-21")).toEqual([40, 71, 466]);
  expect(leftOn("2026-12-30")).toEqual([1, 32, 427]);
});

test("offers with the same last day keep their order", () => {
  const shown = offersOn("2026-12-01", [
    { slug: "later", validUntil: "2027-01-31" },
    { slug: "first", validUntil: "2026-12-31" },
    { slug: "second", validUntil: "2026-12-31" },
  ]);
  expect(shown.map(({ slug }) => slug)).toEqual(["first", "second", "later"]);
});

test("an offer has zero days left on its last day, and is omitted on the next", () => {
  expect(leftOn("2026-12-31")).toEqual([0, 31, 426]);
  expect(leftOn("2027-01-01")).toEqual([30, 425]);
  expect(leftOn("2028-03-02")).toEqual([]);
});
