import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  daysBetween,
  firstOfNextMonth,
  isIsoDate,
  lastDayOfQuarter,
} from "#domain/iso-date.ts";

test("adding days crosses months, years and leap days", () => {
  expect(addDays("2026-12-01", 14)).toBe("2026-12-15");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
});

test("days between two dates are counted across leap days, in both directions", () => {
  expect(daysBetween("2026-12-31", "2026-12-31")).toBe(0);
  expect(daysBetween("2027-03-27", "2027-03-29")).toBe(2);
  expect(daysBetween("2027-12-31", "2028-03-01")).toBe(61);
  expect(daysBetween("2026-12-02", "2026-12-01")).toBe(-1);
});

test("a month that is too short gives its last day", () => {
  expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
  expect(addMonths("2027-01-31", 13)).toBe("2028-02-29");
  expect(addMonths("2027-01-31", 2)).toBe("2027-03-31");
});

test("a quarter ends on the last day of its third month", () => {
  const ends = [1, 2, 3, 4].map((quarter) => lastDayOfQuarter({ year: 2027, quarter }));
  expect(ends).toEqual(["2027-03-31", "2027-06-30", "2027-09-30", "2027-12-31"]);
});

test("after December comes January", () => {
  expect(firstOfNextMonth("2026-11-21")).toBe("2026-12-01");
  expect(firstOfNextMonth("2026-12-31")).toBe("2027-01-01");
});

test("only days of the calendar are dates", () => {
  expect(isIsoDate("2026-11-21")).toBe(true);
  expect(isIsoDate("2026-02-30")).toBe(false);
  expect(isIsoDate("2026-13-01")).toBe(false);
  expect(isIsoDate("21.11.2026")).toBe(false);
});
