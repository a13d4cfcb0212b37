import { expect, test } from "vitest";
import { instantOf, isTimeOfDay, isTimeZone, localTimeAt } from "#domain/zoned-time.ts";

test.each([
  ["2026-11-21T21:30:00Z", "Europe/Istanbul", "2026-11-22", "00:30"],
  ["2026-11-21T21:30:00Z", "Asia/Dubai", "2026-11-22", "01:30"],
  ["2026-11-21T21:30:00Z", "Asia/Nicosia", "2026-11-21", "23:30"],
  ["2026-07-21T21:30:00Z", "Asia/Nicosia", "2026-07-22", "00:30"],
  ["2026-11-21T04:59:59Z", "America/New_York", "2026-11-20", "23:59"],
  ["2026-07-21T03:59:00Z", "America/New_York", "2026-07-20", "23:59"],
  ["2026-11-21T18:15:00Z", "Asia/Kathmandu", "2026-11-22", "00:00"],
  ["2026-12-31T23:59:00Z", "Pacific/Kiritimati", "2027-01-01", "13:59"],
  ["1969-12-31T23:59:59.999Z", "UTC", "1969-12-31", "23:59"],
])("%s in %s is %s %s", (instant, timeZone, day, time) => {
  expect(localTimeAt(new Date(instant), timeZone)).toEqual({ day, time });
});

test.each([
  ["2026-11-23", "09:00", "Europe/Istanbul", "2026-11-23T06:00:00.000Z"],
  ["2026-11-23", "09:00", "Asia/Dubai", "2026-11-23T05:00:00.000Z"],
  ["2026-11-23", "09:00", "Asia/Nicosia", "2026-11-23T07:00:00.000Z"],
  ["2026-07-23", "09:00", "Asia/Nicosia", "2026-07-23T06:00:00.000Z"],
  ["2026-11-23", "00:00", "Asia/Kathmandu", "2026-11-22T18:15:00.000Z"],
])("%s %s in %s is %s", (day, time, timeZone, instant) => {
  expect(instantOf({ day, time }, timeZone).toISOString()).toBe(instant);
});

test("an ambiguous local time is the first of the two", () => {
  const back = { day: "2026-10-25", time: "03:30" }; // daylight saving time ends: 04:00 becomes 03:00
  expect(instantOf(back, "Asia/Nicosia").toISOString()).toBe("2026-10-25T00:30:00.000Z");
});

test("a skipped local time moves forward by the length of the gap", () => {
  const forward = { day: "2026-03-29", time: "03:30" }; // daylight saving time begins: 03:00 becomes 04:00
  const instant = instantOf(forward, "Asia/Nicosia");
  expect(instant.toISOString()).toBe("2026-03-29T01:30:00.000Z");
  expect(localTimeAt(instant, "Asia/Nicosia")).toEqual({ day: "2026-03-29", time: "04:30" });
});

test("half hours around every clock change round-trip, except skipped ones", () => {
  const zones = ["Europe/Istanbul", "Asia/Nicosia", "America/New_York", "Asia/Kathmandu"];
  const starts = ["2026-03-07", "2026-03-28", "2026-10-24", "2026-10-31"];
  const times = starts.flatMap((start) =>
    Array.from({ length: 3 * 48 }, (_, index) => {
      const iso = new Date(Date.parse(start) + index * 1_800_000).toISOString();
      return { day: iso.slice(0, 10), time: iso.slice(11, 16) };
    }),
  );
  const moved = zones.flatMap((zone) =>
    times
      .filter((local) => {
        const back = localTimeAt(instantOf(local, zone), zone);
        return back.day !== local.day || back.time !== local.time;
      })
      .map(({ day, time }) => `${zone} ${day} ${time}`),
  );
  expect(moved).toEqual([
    "Asia/Nicosia 2026-03-29 03:00",
    "Asia/Nicosia 2026-03-29 03:30",
    "America/New_York 2026-03-08 02:00",
    "America/New_York 2026-03-08 02:30",
  ]);
});

test("times of day and time zones are validated", () => {
  expect(["00:00", "23:59", "24:00", "9:00", "09:60", ""].map(isTimeOfDay)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(["Asia/Kathmandu", "Mars/Olympus", "", "../etc"].map(isTimeZone)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
