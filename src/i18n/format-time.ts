/** Times of day and moments, as each language writes them; always by the clock of 24 hours. */
import type { Locale } from "#domain/locale.ts";
import { definitionOf } from "#i18n/languages.ts";

/** A time of day, `09:30`, as it is read: `09.30` in Turkish. */
export function timeText(locale: Locale, time: string): string {
  return definitionOf(locale).hours.time(time);
}

/** A day of the week with its date, and the time in a place, for sentences that order them: `Thursday 26 November` and `20:00`. */
export function dayAndTime(locale: Locale, moment: Date, timeZone: string) {
  const { tag } = definitionOf(locale);
  const day = new Intl.DateTimeFormat(tag, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone,
  });
  const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
  return { day: day.format(moment), hour: timeText(locale, time.format(moment)) };
}

/** The same by itself: `Thursday 26 November, 20:00`. */
export function momentText(locale: Locale, moment: Date, timeZone: string): string {
  const { day, hour } = dayAndTime(locale, moment, timeZone);
  return `${day}${definitionOf(locale).comma}${hour}`;
}

/** How long a film is, as players write it in every language: `1:05`, and `1:02:05` from an hour on. */
export function playingTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = [...(hours > 0 ? [hours] : []), minutes, seconds % 60];
  return parts
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0")))
    .join(":");
}
