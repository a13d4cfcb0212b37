import type { OfficeClock, OpeningHours } from "#domain/opening-hours.ts";
import { instantOf, localTimeAt } from "#domain/zoned-time.ts";

interface ConvertedTime {
  time: string;
  /** Days from the office's day to the local one: −1 for the day before, 1 for the day after. */
  dayOffset: -1 | 0 | 1;
}

export interface ConvertedHours {
  opens: ConvertedTime;
  closes: ConvertedTime;
}

interface ConvertHoursOptions extends Pick<OpeningHours, "opens" | "closes"> {
  office: Pick<OfficeClock, "timeZone">;
  /** IANA time zone to convert to. */
  timeZone: string;
  /** Its date decides the UTC offsets that are used. */
  now: Date;
}

/** Converts an office's hours to another time zone; null where both zones have the same offset. */
export function convertHours({
  opens,
  closes,
  office,
  timeZone,
  now,
}: ConvertHoursOptions): ConvertedHours | null {
  const { day } = localTimeAt(now, office.timeZone);
  const there = (time: string): ConvertedTime => {
    const local = localTimeAt(instantOf({ day, time }, office.timeZone), timeZone);
    return { time: local.time, dayOffset: dayOffsetOf(local.day, day) };
  };
  const hours = { opens: there(opens), closes: there(closes) };
  return hours.opens.time === opens && hours.closes.time === closes ? null : hours;
}

function dayOffsetOf(day: string, from: string): -1 | 0 | 1 {
  if (day === from) return 0;
  return day < from ? -1 : 1;
}
