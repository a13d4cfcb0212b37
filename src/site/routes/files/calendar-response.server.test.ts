import { expect, onTestFinished, test, vi } from "vitest";
import { calendarResponse } from "#site/routes/files/calendar-response.server.ts";

const answerWith = (date: string) =>
  calendarResponse("lara-palms-payments.ics", (stamp) => `DTSTAMP:${stamp}\r\nDTSTART:${date}\r\n`);

test("a calendar's ETag stays the same at another time and changes with its dates", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T09:30:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const first = answerWith("20261201");
  vi.setSystemTime(new Date("2026-11-21T09:30:01Z"));
  const later = answerWith("20261201");
  expect(await first.text()).toContain("DTSTAMP:2026-11-21T09:30:00.000Z");
  expect(await later.text()).toContain("DTSTAMP:2026-11-21T09:30:01.000Z");
  expect(first.headers.get("ETag")).toMatch(/^W\/"[\w-]{22}"$/);
  expect(later.headers.get("ETag")).toBe(first.headers.get("ETag"));
  expect(answerWith("20270101").headers.get("ETag")).not.toBe(first.headers.get("ETag"));
});
