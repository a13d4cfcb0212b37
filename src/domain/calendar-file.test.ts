import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile } from "#domain/calendar-file.ts";

const stamp = "2026-11-21T09:30:00.000Z";

test("an event lasts its whole day", () => {
  expect(
    lines([{ uid: "marina-arc-1@sahil", date: "2026-12-31", summary: "Down payment" }]),
  ).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sahil//Payment dates//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Marina Arc",
    "BEGIN:VEVENT",
    "UID:marina-arc-1@sahil",
    "DTSTAMP:20261121T093000Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:Down payment",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("commas, semicolons, backslashes and line breaks are escaped in texts and not in addresses", () => {
  const [event] = lines([
    {
      uid: "1",
      date: "2026-12-01",
      summary: "20%, due; a\\b\nc",
      url: "https://sahil.example/a,b",
    },
  ]).filter((line) => line.startsWith("SUMMARY"));
  expect(event).toBe(String.raw`SUMMARY:20%\, due\; a\\b\nc`);
  expect(
    calendarFile({
      name: "",
      stamp,
      events: [{ uid: "1", date: "2026-12-01", summary: "", url: "https://sahil.example/a,b" }],
    }),
  ).toContain("URL:https://sahil.example/a,b\r\n");
});

test("no line is longer than 75 octets, and unfolding gives the text back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 40, maxLength: 300 }), (text) => {
      const summary = text.replace(/[\\;,\r\n]/g, "");
      const file = calendarFile({
        name: "",
        stamp,
        events: [{ uid: "1", date: "2026-12-01", summary }],
      });
      for (const line of file.split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
      expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${summary}\r\n`);
    }),
  );
});

function lines(events: Parameters<typeof calendarFile>[0]["events"]): string[] {
  return calendarFile({ name: "Marina Arc", stamp, events }).split("\r\n");
}
