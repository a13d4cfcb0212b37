import { viewingKinds } from "#domain/enquiry.ts";
import { addDays, isIsoDate } from "#domain/iso-date.ts";
import { isOpenOn, slotsOf, type OfficeClock } from "#domain/opening-hours.ts";
import { isTimeOfDay, localTimeAt } from "#domain/zoned-time.ts";
import type { Viewing } from "#contract/enquiry/enquiry.ts";
import type { EnquiryTexts } from "#contract/enquiry/fields.ts";
import { readChoice } from "#contract/enquiry/read-choice.ts";
import { allOf, faulty, type Reading } from "#contract/enquiry/field-reading.ts";

/** Days ahead for which a viewing can be requested. */
export const maxViewingDays = 60;

/** Returns the first and last bookable day, from tomorrow in the office's time zone. */
export function viewingDays(
  office: OfficeClock | null,
  now: Date,
): { first: string; last: string } {
  const { day: today } = localTimeAt(now, office?.timeZone ?? "UTC");
  return { first: addDays(today, 1), last: addDays(today, maxViewingDays) };
}

/** Parses the date and time of a viewing; without an office, opening hours are not checked. */
export function readViewing(
  texts: EnquiryTexts,
  { office, now }: { office: OfficeClock | null; now: Date },
): Reading<Viewing> {
  const day = readDay(texts.day, office, now);
  return allOf<Viewing>({
    kind: readChoice("visit", texts.visit, viewingKinds),
    day,
    time: readTime(texts.time, office, "value" in day ? day.value : null),
    timeZone: { value: office?.timeZone ?? null },
  });
}

function readDay(day = "", office: OfficeClock | null, now: Date): Reading<string> {
  const { first, last } = viewingDays(office, now);
  if (day === "") return faulty("day", "missing");
  if (!isIsoDate(day)) return faulty("day", "choice");
  if (day < first) return faulty("day", "day_past");
  if (day > last) return faulty("day", "day_far");
  return office !== null && !isOpenOn(office, day) ? faulty("day", "day_closed") : { value: day };
}

/** Opening hours are checked only when the day is valid. */
function readTime(time = "", office: OfficeClock | null, day: string | null): Reading<string> {
  if (time === "") return faulty("time", "missing");
  if (!isTimeOfDay(time)) return faulty("time", "choice");
  if (office === null || day === null || slotsOf(office, day).includes(time))
    return { value: time };
  return faulty("time", "time_closed");
}
