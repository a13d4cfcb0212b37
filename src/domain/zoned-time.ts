/** Converts between instants and local days (`2026-11-21`) and times (`09:30`). */

export interface LocalTime {
  day: string;
  time: string;
}

/** Returns the local day and minute at an instant; throws a RangeError for an unknown IANA time zone. */
export function localTimeAt(instant: Date, timeZone: string): LocalTime {
  const shifted = new Date(instant.getTime() + offsetAt(instant, timeZone)).toISOString();
  return { day: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}

/** Returns the instant of a local time: the first of a repeated one, a skipped one by the offset before (as RFC 5545 and Temporal do). */
export function instantOf({ day, time }: LocalTime, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00.000Z`);
  const before = offsetAt(new Date(asUtc - dayLength), timeZone);
  const after = offsetAt(new Date(asUtc + dayLength), timeZone);
  const possible = [before, after]
    .map((offset) => new Date(asUtc - offset))
    .filter((instant) => asUtc - instant.getTime() === offsetAt(instant, timeZone));
  return possible[0] ?? new Date(asUtc - before);
}

export function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

export function isTimeZone(name: string): boolean {
  try {
    formatterFor(name);
    return true;
  } catch {
    return false;
  }
}

const dayLength = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Constructing a formatter is slow; the cache is bounded because names also come from visitors. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached !== undefined) return cached;
  const formatter = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  if (formatters.size >= 600) formatters.clear();
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Milliseconds to add to UTC. */
function offsetAt(instant: Date, timeZone: string): number {
  const parts = formatterFor(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const asUtc = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return asUtc - Math.floor(instant.getTime() / 1000) * 1000;
}
