/** What the code knows of each language besides its texts: a server has every definition, a browser that of its page. */
import type { Locale } from "#domain/locale.ts";
import type { AreaUnit, Quarter } from "#domain/vocabulary.ts";

export type Chat = "whatsapp" | "telegram" | "wechat";
export type DirectChannel = Chat | "phone";

/** How one language writes, and what its readers use, where its glossary (content/glossary-*.md) and `Intl` part ways. */
export interface LanguageDefinition {
  /** Tag for `Intl`: British dates, Western digits in Arabic. */
  tag: string;
  figures: Figures;
  /** Stands between a day and a time, with the space behind it. */
  comma: string;
  /** Stands between two sentences. */
  sentenceSpace: string;
  hours: Hours;
  countries: {
    /** ISO codes of where most readers are, the likeliest first. */
    likely: readonly [string, ...string[]];
    /** Names by ISO code, where readers say it otherwise than Unicode does. */
    names: Readonly<Record<string, string>>;
  };
  channels: {
    /** The ways that need no form; the chat that leads stands first. */
    direct: readonly [Chat, ...DirectChannel[]];
    /** Chats that cannot be used where most readers live. */
    blocked: readonly Chat[];
  };
}

/** Parts of a date as `Intl` gives them; Chinese months are numbers. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

interface Figures {
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

interface Hours {
  /** From `09:30`. */
  time(time: string): string;
  weekday: "long" | "short";
  /** Whether a weekday is in lower case, where `Intl` begins it with a capital. */
  lowerCaseWeekday: boolean;
  /** From one time to another. */
  times(from: string, to: string): string;
  /** From one weekday to another. */
  days(from: string, to: string): string;
  dayBefore(time: string): string;
  nextDay(time: string): string;
  /** Whether 00:00 at the end of the hours is said to be on the next day. */
  midnightIsNextDay: boolean;
}

const definitions = new Map<Locale, LanguageDefinition>();

/** Makes a language known. */
export function registerLanguage(locale: Locale, definition: LanguageDefinition): void {
  definitions.set(locale, definition);
}

/** Gives a language's definition. Throws where it has not been registered. */
export function definitionOf(locale: Locale): LanguageDefinition {
  const definition = definitions.get(locale);
  if (definition === undefined) throw new Error(`The language ${locale} is not registered`);
  return definition;
}

/** Guesses where a visitor is from the language that they read: an ISO 3166-1 alpha-2 code. */
export function likelyCountry(locale: Locale): string {
  return definitionOf(locale).countries.likely[0];
}
