/** Formatting rules of each locale; a server registers all of them, a browser only that of its page. */
import type { Locale } from "#domain/locale.ts";
import type { AreaUnit, Quarter } from "#domain/vocabulary.ts";

export type Chat = "whatsapp" | "telegram" | "wechat";
export type DirectChannel = Chat | "phone";

/** Rules of a language where its glossary (content/glossary-*.md) differs from `Intl`. */
export interface LanguageDefinition {
  /** BCP 47 tag for `Intl`: British dates, Western digits in Arabic. */
  tag: string;
  figures: Figures;
  /** Between a day and a time, its space included. */
  comma: string;
  sentenceSpace: string;
  hours: Hours;
  countries: {
    /** ISO codes of most readers' countries, the likeliest first. */
    likely: readonly [string, ...string[]];
    /** Overrides of Unicode's country names, by ISO code. */
    names: Readonly<Record<string, string>>;
  };
  channels: {
    /** Channels without a form, the preferred chat first. */
    direct: readonly [Chat, ...DirectChannel[]];
    /** Chats that are unavailable where most readers live. */
    blocked: readonly Chat[];
  };
}

/** Parts of a date from `Intl`; Chinese months are numbers. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

interface Figures {
  grouping: "auto" | "min2";
  minus: string;
  plus: string;
  /** Direction mark before a percentage, whose sign would move after letters of the other direction. */
  percentMark: string;
  percentBefore: boolean;
  symbolAfter: boolean;
  amountInText(amount: number, number: (value: number, decimals?: number) => string): string;
  areaUnits: Readonly<Record<AreaUnit, string>>;
  unitSpace: string;
  /** Direction mark before a range. */
  rangeMark: string;
  date(parts: DateParts): string;
  quarter(quarter: Quarter): string;
  /** Follows the number; null where `Intl` inflects the unit. */
  minuteUnit: string | null;
}

interface Hours {
  /** From `09:30`. */
  time(time: string): string;
  weekday: "long" | "short";
  /** Whether weekdays are in lower case although `Intl` capitalises them. */
  lowerCaseWeekday: boolean;
  times(from: string, to: string): string;
  days(from: string, to: string): string;
  dayBefore(time: string): string;
  nextDay(time: string): string;
  /** Whether closing at 00:00 counts as the next day. */
  midnightIsNextDay: boolean;
}

const definitions = new Map<Locale, LanguageDefinition>();

export function registerLanguage(locale: Locale, definition: LanguageDefinition): void {
  definitions.set(locale, definition);
}

/** Throws for a locale that is not registered. */
export function definitionOf(locale: Locale): LanguageDefinition {
  const definition = definitions.get(locale);
  if (definition === undefined) throw new Error(`The language ${locale} is not registered`);
  return definition;
}

/** Guesses the visitor's country (ISO 3166-1 alpha-2) from the locale. */
export function likelyCountry(locale: Locale): string {
  return definitionOf(locale).countries.likely[0];
}
