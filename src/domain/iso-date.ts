/** Arithmetic on calendar dates such as `2026-12-01`, without a clock or a time zone. */
import type { Quarter } from "#domain/vocabulary.ts";

/** Exact because dates are computed in UTC, which has no daylight saving time. */
const dayMs = 86_400_000;

/** Days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

export function addDays(date: string, days: number): string {
  const { year, month, day } = partsOf(date);
  return isoDate(year, month, day + days);
}

/** Adds months, clamped to the last day of a shorter month: 31 January + 1 is 28 February. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date);
  const target = month + months;
  return isoDate(year, target, Math.min(day, daysIn(year, target)));
}

export function lastDayOfQuarter({ year, quarter }: Quarter): string {
  return isoDate(year, quarter * 3 + 1, 0);
}

export function firstOfNextMonth(date: string): string {
  const { year, month } = partsOf(date);
  return isoDate(year, month + 1, 1);
}

/** Whether a text is a valid date in the form `2026-12-01`; `2026-02-30` is not. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  return addDays(text, 0) === text;
}

function partsOf(date: string): { year: number; month: number; day: number } {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  };
}

/** Months count from 1; months and days out of range carry over as in `Date.UTC`. */
function isoDate(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
