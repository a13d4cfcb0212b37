import { expect, test } from "vitest";
import { locales } from "#domain/locale.ts";
import { formatMoment, formatDuration, formatTime } from "#i18n/format-time.ts";

test("a time of day is written with a colon, in Turkish with a point", () => {
  expect(locales.map((locale) => formatTime(locale, "09:30"))).toEqual([
    "09:30",
    "09:30",
    "09:30",
    "09.30",
    "09:30",
  ]);
});

test("an instant is formatted with its day and time in the place's time zone", () => {
  const moment = new Date("2026-11-26T20:30:00Z");
  const written = locales.map((locale) => formatMoment(locale, moment, "Asia/Dubai"));
  expect(written).toEqual([
    "Friday 27 November, 00:30",
    "الجمعة، 27 نوفمبر، 00:30",
    "пятница, 27 ноября, 00:30",
    "27 Kasım Cuma, 00.30",
    "11月27日星期五00:30",
  ]);
});

test("a video's length is minutes and seconds, with hours only when needed", () => {
  expect([0, 9, 65, 600, 3599, 3600, 3725].map(formatDuration)).toEqual([
    "0:00",
    "0:09",
    "1:05",
    "10:00",
    "59:59",
    "1:00:00",
    "1:02:05",
  ]);
});
