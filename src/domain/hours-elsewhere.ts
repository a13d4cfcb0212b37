/** What an office's hours are by the clock of another place. */
import type { OfficeClock, OpeningHours } from "#domain/opening-hours.ts";
import { instantOf, localTimeAt } from "#domain/zoned-time.ts";

interface TimeElsewhere {
  time: string;
  /** −1 where it falls on the day before the office's day, 1 where on the next. */
  shift: -1 | 0 | 1;
}

export interface HoursElsewhere {
  opens: TimeElsewhere;
  closes: TimeElsewhere;
}

interface HoursElsewhereOptions extends Pick<OpeningHours, "opens" | "closes"> {
  /** Whose hours they are. */
  office: Pick<OfficeClock, "timeZone">;
  /** By whose clock: an IANA name. */
  timeZone: string;
  /** Clocks are read as they are set on its day. */
  now: Date;
}

/** Tells hours by the clock of another place. Null where both clocks say the same. */
export function hoursElsewhere({
  opens,
  closes,
  office,
  timeZone,
  now,
}: HoursElsewhereOptions): HoursElsewhere | null {
  const { day } = localTimeAt(now, office.timeZone);
  const there = (time: string): TimeElsewhere => {
    const local = localTimeAt(instantOf({ day, time }, office.timeZone), timeZone);
    return { time: local.time, shift: shiftOf(local.day, day) };
  };
  const hours = { opens: there(opens), closes: there(closes) };
  return hours.opens.time === opens && hours.closes.time === closes ? null : hours;
}

function shiftOf(day: string, from: string): -1 | 0 | 1 {
  if (day === from) return 0;
  return day < from ? -1 : 1;
}
