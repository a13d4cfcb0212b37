import { addDays } from "#domain/iso-date.ts";
import { instantOf, localTimeAt } from "#domain/zoned-time.ts";

export interface OpeningHours {
  days: readonly string[];
  opens: string;
  closes: string;
}

export interface OfficeClock {
  timeZone: string;
  openingHours: readonly OpeningHours[];
}

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** Whether an office is open at an instant; the closing time is exclusive. */
export function isOpenAt(office: OfficeClock, instant: Date): boolean {
  const { day, time } = localTimeAt(instant, office.timeZone);
  return hoursOn(office, day).some(({ opens, closes }) => opens <= time && time < closes);
}

export function isOpenOn(office: OfficeClock, day: string): boolean {
  return hoursOn(office, day).length > 0;
}

/** Returns the next instant at which an office opens, as an ISO time; null for an office without hours. */
export function nextOpening(office: OfficeClock, after: Date): string | null {
  const { day } = localTimeAt(after, office.timeZone);
  for (let offset = 0; offset <= 7; offset += 1) {
    const candidate = addDays(day, offset);
    for (const { opens } of hoursOn(office, candidate)) {
      const instant = instantOf({ day: candidate, time: opens }, office.timeZone);
      if (instant > after) return instant.toISOString();
    }
  }
  return null;
}

/** Lists the half hours of a day available for viewings: `09:00` … `18:30` for an office that closes at 19:00. */
export function slotsOf(office: OfficeClock, day: string): string[] {
  return halfHours.filter((time) =>
    hoursOn(office, day).some(({ opens, closes }) => opens <= time && time < closes),
  );
}

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, "0");
  return `${hour}:${index % 2 === 0 ? "00" : "30"}`;
});

function hoursOn({ openingHours }: OfficeClock, day: string): OpeningHours[] {
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
  return openingHours
    .filter(({ days, opens, closes }) => days.includes(weekday) && opens < closes)
    .toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
}
