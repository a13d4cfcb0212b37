import { addDays } from "#domain/iso-date.ts";

export interface CalendarEvent {
  /** A second import updates the event that has the same id instead of adding one. */
  uid: string;
  /** ISO date. */
  date: string;
  summary: string;
  description?: string;
  url?: string;
}

export interface Calendar {
  name: string;
  /** DTSTAMP, an ISO 8601 time in UTC: `2026-11-21T09:30:00.000Z`. */
  stamp: string;
  events: readonly CalendarEvent[];
}

/** Writes an iCalendar file (RFC 5545) of all-day events, with CRLF line ends and folded lines. */
export function calendarFile({ name, stamp, events }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sahil//Payment dates//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines({ uid, date, summary, description, url }: CalendarEvent, stamp: string) {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp.slice(0, 19).replace(/[-:]/g, "")}Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`, // exclusive
    `SUMMARY:${escapeText(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function compact(date: string): string {
  return date.replaceAll("-", "");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** RFC 5545 folds lines at 75 octets of UTF-8; the space that begins a continued line counts. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let folded = "";
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
