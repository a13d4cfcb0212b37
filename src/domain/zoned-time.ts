/** Days and times of day in a place, and the instants that they are; days are `2026-11-21`, times `09:30`. */

export interface LocalTime {
  day: string;
  time: string;
}

/** Tells which day and minute it is somewhere. `timeZone` is an IANA name; throws a RangeError for one that is unknown. */
export function localTimeAt(instant: Date, timeZone: string): LocalTime {
  const shifted = new Date(instant.getTime() + offsetAt(instant, timeZone)).toISOString();
  return { day: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}

/**
 * Gives the instant of a local time. Where clocks go back and a time comes twice it is the first of the two; where they
 * go forward and skip it, it is as long after the change as it would have been (as RFC 5545 and Temporal do).
 */
export function instantOf({ day, time }: LocalTime, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00.000Z`);
  const before = offsetAt(new Date(asUtc - dayLength), timeZone);
  const after = offsetAt(new Date(asUtc + dayLength), timeZone);
  const possible = [before, after]
    .map((offset) => new Date(asUtc - offset))
    .filter((instant) => asUtc - instant.getTime() === offsetAt(instant, timeZone));
  return possible[0] ?? new Date(asUtc - before);
}

/** Tells whether a text is a time of day in this writing. */
export function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Tells whether this machine knows a time zone by that name. */
export function isTimeZone(name: string): boolean {
  try {
    clockIn(name);
    return true;
  } catch {
    return false;
  }
}

const dayLength = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than all else here. Names come from content and from visitors, so their number is bounded. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  if (clocks.size >= 600) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

/** Milliseconds that local clocks are ahead of UTC. */
function offsetAt(instant: Date, timeZone: string): number {
  const parts = clockIn(timeZone).formatToParts(instant);
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
