/** Marks on an office's hours: what is to be told there by the visitor's clock, once a script knows it. */
import type { OfficeClock, OpeningHours } from "#domain/opening-hours.ts";

export interface HoursThere extends Pick<OpeningHours, "opens" | "closes"> {
  /** The office's. */
  timeZone: string;
}

/** Here belong the same hours by the visitor's clock. */
export function ownHoursMark(hours: HoursThere) {
  return { "data-own-hours": JSON.stringify(hours) };
}

/** Here belongs whether the office is open now. */
export function nowMark(office: OfficeClock) {
  return { "data-open-now": JSON.stringify(office) };
}

interface ClockMarks {
  ownHours: readonly { place: Element; hours: HoursThere }[];
  now: readonly { place: Element; office: OfficeClock }[];
}

/** All marks of the document. */
export function clockMarks(): ClockMarks {
  return {
    ownHours: placesOf("data-own-hours").map(({ place, told }) => ({
      place,
      hours: JSON.parse(told) as HoursThere, // as `ownHoursMark` wrote it
    })),
    now: placesOf("data-open-now").map(({ place, told }) => ({
      place,
      office: JSON.parse(told) as OfficeClock, // as `nowMark` wrote it
    })),
  };
}

function placesOf(mark: string) {
  return [...document.querySelectorAll(`[${mark}]`)].map((place) => ({
    place,
    told: place.getAttribute(mark) ?? "",
  }));
}
