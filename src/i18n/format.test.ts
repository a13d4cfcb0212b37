import { expect, test } from "vitest";
import type { Locale } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";

const dollar = { symbol: "$", decimals: 0 };
const dirham = { symbol: "AED", decimals: 0 };

/** From content/glossary-*.md; `\u00A0` keeps a figure and its unit together. */
const expected: Record<Locale, Record<string, string>> = {
  en: {
    small: "2,900",
    large: "250,000",
    negative: "−4.5",
    percent: "7.5%",
    wholePercent: "30%",
    dollars: "$145,000",
    dirhams: "AED\u00A02,000,000",
    inText: "415,000",
    millions: "2,000,000",
    odd: "360,040",
    metres: "1,150\u00A0m²",
    feet: "710\u00A0sq ft",
    areas: "66–260\u00A0m²",
    date: "15 November 2026",
    quarter: "Q4 2028",
    minute: "1\u00A0min",
    minutes: "12\u00A0min",
  },
  ar: {
    small: "2,900",
    large: "250,000",
    negative: "\u200E−4.5",
    percent: "\u200F7.5%",
    wholePercent: "\u200F30%",
    dollars: "$145,000",
    dirhams: "AED\u00A02,000,000",
    inText: "415,000",
    millions: "2,000,000",
    odd: "360,040",
    metres: "1,150\u00A0م²",
    feet: "710\u00A0قدم²",
    areas: "\u200F66–260\u00A0م²",
    date: "15 نوفمبر 2026",
    quarter: "الربع الرابع من 2028",
    minute: "دقيقة",
    minutes: "12 دقيقة",
  },
  ru: {
    small: "2900",
    large: "250\u00A0000",
    negative: "−4,5",
    percent: "7,5%",
    wholePercent: "30%",
    dollars: "145\u00A0000\u00A0$",
    dirhams: "2\u00A0000\u00A0000\u00A0AED",
    inText: "415\u00A0000",
    millions: "2\u00A0млн",
    odd: "360\u00A0040",
    metres: "1150\u00A0м²",
    feet: "710\u00A0фт²",
    areas: "66–260\u00A0м²",
    date: "15 ноября 2026 года",
    quarter: "IV кв. 2028",
    minute: "1\u00A0мин",
    minutes: "12\u00A0мин",
  },
  tr: {
    small: "2.900",
    large: "250.000",
    negative: "−4,5",
    percent: "%7,5",
    wholePercent: "%30",
    dollars: "$145.000",
    dirhams: "AED\u00A02.000.000",
    inText: "415.000",
    millions: "2.000.000",
    odd: "360.040",
    metres: "1.150\u00A0m²",
    feet: "710\u00A0ft²",
    areas: "66–260\u00A0m²",
    date: "15 Kasım 2026",
    quarter: "2028 4.\u00A0çeyrek",
    minute: "1\u00A0dk",
    minutes: "12\u00A0dk",
  },
  zh: {
    small: "2,900",
    large: "250,000",
    negative: "−4.5",
    percent: "7.5%",
    wholePercent: "30%",
    dollars: "$145,000",
    dirhams: "AED\u00A02,000,000",
    inText: "41.5万",
    millions: "200万",
    odd: "360,040",
    metres: "1,150㎡",
    feet: "710平方英尺",
    areas: "66–260㎡",
    date: "2026年11月15日",
    quarter: "2028年第四季度",
    minute: "1分钟",
    minutes: "12分钟",
  },
};

test.each(Object.entries(expected))("%s writes figures as its glossary asks", (locale, figures) => {
  const format = formatsFor(locale as Locale); // keys of the table above
  expect({
    small: format.number(2900),
    large: format.number(250_000),
    negative: format.number(-4.5, 1),
    percent: format.percent(7.5),
    wholePercent: format.percent(30),
    dollars: format.money(145_000, dollar),
    dirhams: format.money(2_000_000, dirham),
    inText: format.amountInText(415_000),
    millions: format.amountInText(2_000_000),
    odd: format.amountInText(360_040),
    metres: format.area(1150, "m2"),
    feet: format.area(710, "sqft"),
    areas: format.areaRange(66, 260, "m2"),
    date: format.date("2026-11-15"),
    quarter: format.quarter({ year: 2028, quarter: 4 }),
    minute: format.minutes(1),
    minutes: format.minutes(12),
  }).toEqual(figures);
});

test("large amounts place the currency and the percent sign as the language does", () => {
  expect(formatsFor("en").moneyParts(420_000, dollar)).toEqual({
    before: "$",
    main: "420,000",
    after: "",
  });
  expect(formatsFor("ru").moneyParts(420_000, dollar)).toEqual({
    before: "",
    main: "420\u00A0000",
    after: "\u00A0$",
  });
  expect(formatsFor("en").percentParts(6.9)).toEqual({ before: "", main: "6", after: ".9%" });
  expect(formatsFor("tr").percentParts(6.9)).toEqual({ before: "%", main: "6", after: ",9" });
});

test.each<[Locale, string, string]>([
  ["en", "Istanbul, İzmir and Dubai", "Istanbul, İzmir or Dubai"],
  ["ar", "Istanbul وİzmir وDubai", "Istanbul أو İzmir أو Dubai"],
  ["ru", "Istanbul, İzmir и Dubai", "Istanbul, İzmir или Dubai"],
  ["tr", "Istanbul, İzmir ve Dubai", "Istanbul, İzmir veya Dubai"],
  ["zh", "Istanbul、İzmir和Dubai", "Istanbul、İzmir或Dubai"],
])("%s tells all of some things from any of them", (locale, all, any) => {
  const names = ["Istanbul", "İzmir", "Dubai"];
  expect(formatsFor(locale).list(names)).toBe(all);
  expect(formatsFor(locale).eitherOf(names)).toBe(any);
});

test.each(["en", "ar", "ru", "tr", "zh"] as const)(
  "the unit alone in %s is the one after any number",
  (locale) => {
    const format = formatsFor(locale);
    for (const count of [1, 2, 710]) {
      expect(format.area(count, "sqft").endsWith(format.areaUnit("sqft"))).toBe(true);
    }
  },
);

test("Arabic puts the sign of a change before the number and the percent sign after it", () => {
  expect(formatsFor("ar").change(7.6)).toBe("\u200F\u200E+7.6%");
  expect(formatsFor("ar").change(-7.6)).toBe("\u200F\u200E−7.6%");
});

test("a range of one area is that area", () => {
  expect(formatsFor("ar").areaRange(75, 75, "m2")).toBe("75\u00A0م²");
});

test("a date does not depend on the reader's time zone", () => {
  expect(formatsFor("en").date("2026-12-31T23:59:59Z")).toBe("31 December 2026");
});
