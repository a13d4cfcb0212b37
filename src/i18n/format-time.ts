/** Formats times in the 24-hour clock. */
import type { Locale } from "#domain/locale.ts";
import { definitionOf } from "#i18n/languages.ts";

/** Formats `09:30`, in Turkish `09.30`. */
export function formatTime(locale: Locale, time: string): string {
  return definitionOf(locale).hours.time(time);
}

/** Returns weekday with date and local time apart, for sentences that order them: `Thursday 26 November`, `20:00`. */
export function formatDayAndTime(locale: Locale, moment: Date, timeZone: string) {
  const { tag } = definitionOf(locale);
  const day = new Intl.DateTimeFormat(tag, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone,
  });
  const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
  return { day: day.format(moment), hour: formatTime(locale, time.format(moment)) };
}

/** Formats both as one text: `Thursday 26 November, 20:00`. */
export function formatMoment(locale: Locale, moment: Date, timeZone: string): string {
  const { day, hour } = formatDayAndTime(locale, moment, timeZone);
  return `${day}${definitionOf(locale).comma}${hour}`;
}

/** Formats a video's length, the same in every locale: `1:05`, or `1:02:05` from an hour. */
export function formatDuration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = [...(hours > 0 ? [hours] : []), minutes, seconds % 60];
  return parts
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0")))
    .join(":");
}
