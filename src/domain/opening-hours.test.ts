import { expect, test } from "vitest";
import {
  isOpenAt,
  isOpenOn,
  nextOpening,
  slotsOf,
  type OfficeClock,
} from "#domain/opening-hours.ts";

const days = ["mon", "tue", "wed", "thu", "fri", "sat"];
const limassol: OfficeClock = {
  timeZone: "Asia/Nicosia",
  openingHours: [{ days, opens: "09:00", closes: "19:00" }],
};
const dubai: OfficeClock = {
  timeZone: "Asia/Dubai",
  openingHours: [
    { days: ["fri"], opens: "14:00", closes: "18:00" },
    { days: ["mon", "fri"], opens: "08:15", closes: "12:00" },
  ],
};

test.each([
  ["2026-11-21T06:59:59Z", false],
  ["2026-11-21T07:00:00Z", true],
  ["2026-11-21T16:59:59Z", true],
  ["2026-11-21T17:00:00Z", false],
  ["2026-11-22T10:00:00Z", false], // a Sunday
  ["2026-07-21T06:00:00Z", true], // daylight saving time
])("at %s an office with hours until 19:00 is open: %s", (instant, open) => {
  expect(isOpenAt(limassol, new Date(instant))).toBe(open);
});

test("closed days follow the calendar in the office's time zone", () => {
  expect(isOpenOn(limassol, "2026-11-21")).toBe(true);
  expect(isOpenOn(limassol, "2026-11-22")).toBe(false);
});

test.each([
  ["2026-11-21T05:00:00Z", "2026-11-21T07:00:00.000Z"],
  ["2026-11-21T07:00:00Z", "2026-11-23T07:00:00.000Z"], // open now, so the next is on Monday
  ["2026-11-21T20:00:00Z", "2026-11-23T07:00:00.000Z"],
  ["2026-10-24T20:00:00Z", "2026-10-26T07:00:00.000Z"], // daylight saving time ends in between
  ["2026-03-28T20:00:00Z", "2026-03-30T06:00:00.000Z"],
])("after %s it opens at %s", (instant, opening) => {
  expect(nextOpening(limassol, new Date(instant))).toBe(opening);
});

test("an office may open more than once a day, and not on every day", () => {
  expect(nextOpening(dubai, new Date("2026-11-20T05:00:00Z"))).toBe("2026-11-20T10:00:00.000Z");
  expect(nextOpening(dubai, new Date("2026-11-20T10:00:00Z"))).toBe("2026-11-23T04:15:00.000Z");
  expect(slotsOf(dubai, "2026-11-20").join(" ")).toBe(
    "08:30 09:00 09:30 10:00 10:30 11:00 11:30 14:00 14:30 15:00 15:30 16:00 16:30 17:00 17:30",
  );
});

test("half hours begin with the opening and end before the closing", () => {
  const slots = slotsOf(limassol, "2026-11-23");
  expect([slots[0], slots.at(-1), slots.length]).toEqual(["09:00", "18:30", 20]);
  expect(slotsOf(limassol, "2026-11-22")).toEqual([]);
});

test("an office without hours never opens", () => {
  const closed = { timeZone: "UTC", openingHours: [] };
  expect(nextOpening(closed, new Date("2026-11-20T05:00:00Z"))).toBeNull();
  expect(isOpenAt(closed, new Date("2026-11-20T05:00:00Z"))).toBe(false);
});
