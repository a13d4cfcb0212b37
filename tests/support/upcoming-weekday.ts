import { addDays } from "#domain/iso-date.ts";

/** The first such weekday (Sunday is 0) at least a week ahead, as an ISO date. */
export function upcomingWeekday(weekday: number): string {
  const today = new Date().toISOString().slice(0, 10);
  const nextWeek = [7, 8, 9, 10, 11, 12, 13].map((days) => addDays(today, days));
  return nextWeek.find((day) => new Date(day).getUTCDay() === weekday) ?? today;
}
