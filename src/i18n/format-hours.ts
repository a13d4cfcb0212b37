/** Opening hours, as each language writes them. */
import type { Locale } from "#domain/locale.ts";
import { timeText } from "#i18n/format-time.ts";
import { habitsOf } from "#i18n/habits.ts";

export interface HourFormats {
  /** `09:00–19:00`. */
  times(from: string, to: string): string;
  /** From `mon` … `sun`, days that follow each other as a span: `Monday to Saturday`. */
  days(days: readonly string[]): string;
}

const week = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
/** A Monday; the days after it give the names of the others. */
const someMonday = Date.UTC(2024, 0, 1);
const dayLength = 86_400_000;

const spans: Readonly<Record<Locale, (from: string, to: string) => string>> = {
  en: (from, to) => `${from} to ${to}`,
  ar: (from, to) => `من ${from} إلى ${to}`,
  ru: (from, to) => `${from} – ${to}`,
  tr: (from, to) => `${from}–${to}`,
  zh: (from, to) => `${from}至${to}`,
};

const made = new Map<Locale, HourFormats>();

/** Gives a language's formats; they are made once. */
export function hourFormatsFor(locale: Locale): HourFormats {
  const formats = made.get(locale) ?? makeFormats(locale);
  made.set(locale, formats);
  return formats;
}

function makeFormats(locale: Locale): HourFormats {
  const { tag } = habitsOf[locale];
  const weekdays = new Intl.DateTimeFormat(tag, {
    weekday: locale === "zh" ? "short" : "long", // 周一, as signs on doors have it
    timeZone: "UTC",
  });
  const lists = new Intl.ListFormat(tag, { type: "conjunction" });
  const nameOf = (instant: number) => {
    const name = weekdays.format(instant);
    return locale === "tr" ? name.toLocaleLowerCase(tag) : name;
  };

  function days(some: readonly string[]): string {
    const places = some.map((day) => week.indexOf(day)).toSorted((one, other) => one - other);
    const names = places.map((place) => nameOf(someMonday + place * dayLength));
    const [first, last] = [names[0], names.at(-1)];
    const follow = places.every((place, index) => place === (places[0] ?? 0) + index);
    return follow && names.length > 2 && first !== undefined && last !== undefined
      ? spans[locale](first, last)
      : lists.format(names);
  }

  function times(from: string, to: string): string {
    const [first, last] = [timeText(locale, from), timeText(locale, to)];
    return locale === "ar" ? spans.ar(first, last) : `${first}–${last}`;
  }

  return { times, days };
}
