import { expect, test } from "vitest";
import { convertHours } from "#domain/convert-hours.ts";

const istanbul = { timeZone: "Europe/Istanbul" };
const now = new Date("2026-11-23T06:00:00Z");

function hoursIn(timeZone: string) {
  return convertHours({ opens: "09:00", closes: "19:00", office: istanbul, timeZone, now });
}

test("hours convert to another time zone, with the weekday of each", () => {
  expect(hoursIn("Europe/London")).toEqual({
    opens: { time: "06:00", dayOffset: 0 },
    closes: { time: "16:00", dayOffset: 0 },
  });
  expect(hoursIn("Asia/Shanghai")).toEqual({
    opens: { time: "14:00", dayOffset: 0 },
    closes: { time: "00:00", dayOffset: 1 },
  });
  expect(hoursIn("America/Los_Angeles")).toEqual({
    opens: { time: "22:00", dayOffset: -1 },
    closes: { time: "08:00", dayOffset: 0 },
  });
});

test("equal time zones need no conversion", () => {
  expect(hoursIn("Europe/Istanbul")).toBeNull();
  expect(hoursIn("Asia/Riyadh")).toBeNull();
});
