import { expect, test } from "vitest";
import { locales } from "#domain/locale.ts";
import { hourFormatsFor } from "#i18n/format-hours.ts";

const workingDays = ["mon", "tue", "wed", "thu", "fri", "sat"];

test("consecutive days are a range", () => {
  expect(locales.map((locale) => hourFormatsFor(locale).days(workingDays))).toEqual([
    "Monday to Saturday",
    "من الاثنين إلى السبت",
    "понедельник – суббота",
    "pazartesi–cumartesi",
    "周一至周六",
  ]);
});

test("separate days are listed in the order of the week", () => {
  expect(hourFormatsFor("en").days(["thu", "mon", "wed"])).toBe("Monday, Wednesday and Thursday");
  expect(hourFormatsFor("tr").days(["sun"])).toBe("pazar");
});

test("hours are formatted as each language's glossary requires", () => {
  const hoursIn = (locale: "en" | "ar" | "tr") => hourFormatsFor(locale).times("09:00", "19:00");
  expect(hoursIn("en")).toBe("09:00–19:00");
  expect(hoursIn("ar")).toBe("من 09:00 إلى 19:00");
  expect(hoursIn("tr")).toBe("09.00–19.00");
});

test("hours past midnight name the day, and in most languages an end at midnight does not", () => {
  const until = (time: string) =>
    locales.map((locale) =>
      hourFormatsFor(locale).convertedTimes({
        opens: { time: "14:00", dayOffset: 0 },
        closes: { time, dayOffset: 1 },
      }),
    );
  expect(until("00:00")).toEqual([
    "14:00–00:00",
    "من 14:00 إلى 00:00",
    "14:00–00:00",
    "14.00–00.00",
    "14:00–次日00:00",
  ]);
  expect(until("01:00")).toEqual([
    "14:00–01:00 (next day)",
    "من 14:00 إلى 01:00 (في اليوم التالي)",
    "14:00–01:00 (на следующий день)",
    "14.00–01.00 (ertesi gün)",
    "14:00–次日01:00",
  ]);
});

test("hours that begin on the previous day name it", () => {
  const hours = {
    opens: { time: "22:00", dayOffset: -1 },
    closes: { time: "08:00", dayOffset: 0 },
  } as const;
  expect(hourFormatsFor("en").convertedTimes(hours)).toBe("22:00 (the day before)–08:00");
  expect(hourFormatsFor("zh").convertedTimes(hours)).toBe("前一天22:00–08:00");
});
