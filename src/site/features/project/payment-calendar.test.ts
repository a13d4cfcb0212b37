import { expect, test } from "vitest";
import { locales, type Locale } from "#domain/locale.ts";
import { registerMessages } from "#i18n/messages.ts";
import ar from "#i18n/messages/ar.json";
import en from "#i18n/messages/en.json";
import ru from "#i18n/messages/ru.json";
import tr from "#i18n/messages/tr.json";
import zh from "#i18n/messages/zh.json";
import { currencyRates } from "#tests/support/content-files.ts";
import { exampleProject, exampleUnit } from "#tests/support/example-project.ts";
import { calculateProject } from "./project-calculation.server.ts";
import { paymentCalendar } from "./payment-calendar.ts";

registerMessages("en", en);
registerMessages("ar", ar);
registerMessages("ru", ru);
registerMessages("tr", tr);
registerMessages("zh", zh);

const url = "https://sahil.example/en/uae/dubai/marina-arc#payment";
const stamp = "2026-11-21T09:30:00.000Z";

function calendarOf(locale: Locale, address = "signing=2026-12-01", changes = {}) {
  const page = calculateProject(
    exampleProject(changes),
    new URLSearchParams(address),
    currencyRates,
    "2026-11-21",
  );
  return paymentCalendar({ page, locale, url, stamp });
}

/** Unfolds lines and removes bidi isolates. */
function linesOf(calendar: string): string[] {
  return calendar
    .replaceAll("\r\n ", "")
    .replaceAll(/[\u2068\u2069]/g, "")
    .split("\r\n");
}

test("every dated payment is a day in the calendar", () => {
  const lines = linesOf(calendarOf("en"));
  const days = lines.filter((line) => line.startsWith("DTSTART"));
  expect(days).toHaveLength(12);
  expect([days[0], days[1], days.at(-1)]).toEqual([
    "DTSTART;VALUE=DATE:20261201",
    "DTSTART;VALUE=DATE:20270301",
    "DTSTART;VALUE=DATE:20290630",
  ]);
  expect(lines).toContain("SUMMARY:Marina Arc: At signing\\, $109\\,000");
  expect(lines.some((line) => line.startsWith("SUMMARY:Marina Arc: Instalment 3 of 10"))).toBe(
    true,
  );
  expect(lines.find((line) => line.startsWith("DESCRIPTION"))).toContain("20% of $545\\,000");
});

test("dates count from the chosen signing date", () => {
  expect(linesOf(calendarOf("en", "signing=2027-02-28"))).toContain("DTSTART;VALUE=DATE:20270228");
});

test("a payment keeps its id, and other rows have other ids", () => {
  const idsOf = (address: string) =>
    linesOf(calendarOf("en", address)).filter((line) => line.startsWith("UID:"));
  expect(idsOf("")[0]).toBe("UID:DXB-2010-1-1-1@payments.sahil");
  expect(idsOf("signing=2027-02-28")).toEqual(idsOf(""));
  expect(idsOf("unit=2")[0]).toBe("UID:DXB-2010-2-1-1@payments.sahil");
});

test("payments without a date are omitted, and the others keep their numbers", () => {
  const stage = { count: null, days: null, start: null, label: null };
  const paymentPlans = [
    {
      name: null,
      note: null,
      stages: [
        { ...stage, when: "signing", percent: 50 },
        { ...stage, when: "milestone", percent: 20, label: "Roof on" },
        { ...stage, when: "handover", percent: 30 },
      ],
    },
  ];
  const lines = linesOf(calendarOf("en", "", { paymentPlans }));
  expect(lines.filter((line) => line.startsWith("UID:"))).toEqual([
    "UID:DXB-2010-1-1-1@payments.sahil",
    "UID:DXB-2010-1-1-3@payments.sahil",
  ]);
});

test.each(locales)("the calendar is written in %s, with folded lines", (locale) => {
  const units = [
    exampleUnit({ rooms: null, type: { slug: "offices", name: "Office", category: "commercial" } }),
  ];
  const calendar = calendarOf(locale, "", { units });
  for (const line of calendar.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(calendar).not.toContain("plan.");
  expect(linesOf(calendar).some((line) => line.includes("Office"))).toBe(true);
});
