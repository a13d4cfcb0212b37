import type { ConvertedHours } from "#domain/convert-hours.ts";
import type { Locale } from "#domain/locale.ts";
import { formatTime } from "#i18n/format-time.ts";
import { definitionOf } from "#i18n/languages.ts";

export interface HourFormats {
  /** `09:00–19:00`. */
  times(from: string, to: string): string;
  /** In another time zone, where a time may fall on the day before or after: `15:00–01:00 (next day)`. */
  convertedTimes(hours: ConvertedHours): string;
  /** From `mon` … `sun`; consecutive days become a range: `Monday to Saturday`. */
  days(days: readonly string[]): string;
}

const week = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
/** A Monday, from which weekday names are counted. */
const someMonday = Date.UTC(2024, 0, 1);
const dayLength = 86_400_000;

const formatsByLocale = new Map<Locale, HourFormats>();

export function hourFormatsFor(locale: Locale): HourFormats {
  const formats = formatsByLocale.get(locale) ?? makeFormats(locale);
  formatsByLocale.set(locale, formats);
  return formats;
}

function makeFormats(locale: Locale): HourFormats {
  const { tag, hours } = definitionOf(locale);
  const weekdays = new Intl.DateTimeFormat(tag, {
    weekday: hours.weekday,
    timeZone: "UTC",
  });
  const lists = new Intl.ListFormat(tag, { type: "conjunction" });
  const nameOf = (instant: number) => {
    const name = weekdays.format(instant);
    return hours.lowerCaseWeekday ? name.toLocaleLowerCase(tag) : name;
  };

  function days(weekdayCodes: readonly string[]): string {
    const positions = weekdayCodes
      .map((day) => week.indexOf(day))
      .toSorted((one, other) => one - other);
    const names = positions.map((position) => nameOf(someMonday + position * dayLength));
    const [first, last] = [names[0], names.at(-1)];
    const areConsecutive = positions.every(
      (position, index) => position === (positions[0] ?? 0) + index,
    );
    return areConsecutive && names.length > 2 && first !== undefined && last !== undefined
      ? hours.days(first, last)
      : lists.format(names);
  }

  function times(from: string, to: string): string {
    return hours.times(formatTime(locale, from), formatTime(locale, to));
  }

  function convertedTimes({ opens, closes }: ConvertedHours): string {
    const first = withDayOffset(opens.time, opens.dayOffset);
    const endsTheDay =
      closes.dayOffset === 1 && closes.time === "00:00" && !hours.midnightIsNextDay;
    return hours.times(first, withDayOffset(closes.time, endsTheDay ? 0 : closes.dayOffset));
  }

  function withDayOffset(time: string, dayOffset: -1 | 0 | 1): string {
    const text = formatTime(locale, time);
    if (dayOffset === 0) return text;
    return dayOffset === 1 ? hours.nextDay(text) : hours.dayBefore(text);
  }

  return { times, convertedTimes, days };
}
