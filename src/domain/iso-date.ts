/** Arithmetic on calendar days written `2026-12-01`; no clock and no time zone. */
import type { Quarter } from "#domain/vocabulary.ts";

/** Every day of the calendar alone is as long: it is read in UTC. */
const dayMs = 86_400_000;

/** Counts the days from one day to another; negative where the other lies before it. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

/** Adds days, also across months and years. */
export function addDays(date: string, days: number): string {
  const { year, month, day } = partsOf(date);
  return isoDate(year, month, day + days);
}

/** Gives the same day of a later month, or that month's last day where it is shorter: 31 January + 1 is 28 February. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = partsOf(date);
  const target = month + months;
  return isoDate(year, target, Math.min(day, daysIn(year, target)));
}

/** Gives the last day of a quarter, the day on which a handover falls. */
export function lastDayOfQuarter({ year, quarter }: Quarter): string {
  return isoDate(year, quarter * 3 + 1, 0);
}

/** Gives the first day of the month after. */
export function firstOfNextMonth(date: string): string {
  const { year, month } = partsOf(date);
  return isoDate(year, month + 1, 1);
}

/** Tells whether a text is a day of the calendar in this writing; `2026-02-30` is not. */
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

/** Months and days beyond their range carry over, as `Date.UTC` counts; months from 1. */
function isoDate(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
