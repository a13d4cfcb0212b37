/** How each language writes figures, where its glossary and `Intl` part ways (content/glossary-*.md). */
import type { Locale } from "#domain/locale.ts";
import type { AreaUnit, Quarter } from "#domain/vocabulary.ts";

/** Parts of a date as `Intl` gives them; Chinese months are numbers. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export interface Habits {
  /** Tag for `Intl`: British dates, Western digits in Arabic. */
  tag: string;
  grouping: "auto" | "min2";
  minus: string;
  plus: string;
  /** Stands before a percentage, whose sign would change sides behind letters of the other direction. */
  percentMark: string;
  percentBefore: boolean;
  symbolAfter: boolean;
  amountInText(amount: number, number: (value: number, decimals?: number) => string): string;
  areaUnits: Readonly<Record<AreaUnit, string>>;
  unitSpace: string;
  /** Stands before a range so that it is read in the direction of the language. */
  rangeMark: string;
  date(parts: DateParts): string;
  quarter(quarter: Quarter): string;
  /** Written after the number; null where the number changes the word, which `Intl` knows. */
  minuteUnit: string | null;
}

const noBreakSpace = "\u00A0";
const leftToRightMark = "\u200E";
const rightToLeftMark = "\u200F";

const english: Habits = {
  tag: "en-GB",
  grouping: "auto",
  minus: "−",
  plus: "+",
  percentMark: "",
  percentBefore: false,
  symbolAfter: false,
  amountInText: (amount, number) => number(amount),
  areaUnits: { m2: "m²", sqft: "sq ft" },
  unitSpace: noBreakSpace,
  rangeMark: "",
  date: ({ day, month, year }) => `${day} ${month} ${year}`,
  quarter: ({ year, quarter }) => `Q${quarter} ${year}`,
  minuteUnit: "min",
};

const arabicOrdinals = ["الأول", "الثاني", "الثالث", "الرابع"];
const romanNumerals = ["I", "II", "III", "IV"];
const chineseNumerals = ["一", "二", "三", "四"];

export const habitsOf: Readonly<Record<Locale, Habits>> = {
  en: english,
  ar: {
    ...english,
    tag: "ar-u-nu-latn",
    minus: `${leftToRightMark}−`,
    plus: `${leftToRightMark}+`,
    percentMark: rightToLeftMark, // not the other one, which would turn a text round that begins with it
    areaUnits: { m2: "م²", sqft: "قدم²" },
    rangeMark: rightToLeftMark,
    quarter: ({ year, quarter }) => `الربع ${arabicOrdinals[quarter - 1]} من ${year}`,
    minuteUnit: null,
  },
  ru: {
    ...english,
    tag: "ru-RU",
    grouping: "min2",
    symbolAfter: true,
    amountInText: (amount, number) =>
      amount >= 1_000_000 && amount % 10_000 === 0
        ? `${number(amount / 1_000_000, 2)}${noBreakSpace}млн`
        : number(amount),
    areaUnits: { m2: "м²", sqft: "фт²" }, // reads the same after any number, and after "за"
    date: ({ day, month, year }) => `${day} ${month} ${year} года`,
    quarter: ({ year, quarter }) => `${romanNumerals[quarter - 1]} кв. ${year}`,
    minuteUnit: "мин",
  },
  tr: {
    ...english,
    tag: "tr-TR",
    percentBefore: true,
    areaUnits: { m2: "m²", sqft: "ft²" },
    quarter: ({ year, quarter }) => `${year} ${quarter}.\u00A0çeyrek`,
    minuteUnit: "dk",
  },
  zh: {
    ...english,
    tag: "zh-CN",
    amountInText: (amount, number) =>
      amount >= 10_000 && amount % 1_000 === 0 ? `${number(amount / 10_000, 1)}万` : number(amount),
    areaUnits: { m2: "㎡", sqft: "平方英尺" },
    unitSpace: "",
    date: ({ day, month, year }) => `${year}年${month}月${day}日`,
    quarter: ({ year, quarter }) => `${year}年第${chineseNumerals[quarter - 1]}季度`,
    minuteUnit: "分钟",
  },
};
