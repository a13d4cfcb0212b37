import { expect, test } from "vitest";
import { locales } from "#domain/locale.ts";
import { hourFormatsFor } from "#i18n/format-hours.ts";

const workingDays = ["mon", "tue", "wed", "thu", "fri", "sat"];

test("days that follow each other are a span", () => {
  expect(locales.map((locale) => hourFormatsFor(locale).days(workingDays))).toEqual([
    "Monday to Saturday",
    "من الاثنين إلى السبت",
    "понедельник – суббота",
    "pazartesi–cumartesi",
    "周一至周六",
  ]);
});

test("days apart from each other are listed, in the order of the week", () => {
  expect(hourFormatsFor("en").days(["thu", "mon", "wed"])).toBe("Monday, Wednesday and Thursday");
  expect(hourFormatsFor("tr").days(["sun"])).toBe("pazar");
});

test("hours are written as each glossary has them", () => {
  const hoursIn = (locale: "en" | "ar" | "tr") => hourFormatsFor(locale).times("09:00", "19:00");
  expect(hoursIn("en")).toBe("09:00–19:00");
  expect(hoursIn("ar")).toBe("من 09:00 إلى 19:00");
  expect(hoursIn("tr")).toBe("09.00–19.00");
});
