import { expect, test } from "vitest";
import { registerMessages } from "#i18n/messages.ts";
import messages from "#i18n/messages/en.json";
import { stripIsolates } from "#i18n/isolate.ts";
import { visitorOf } from "#i18n/visitor.tsx";
import { currencyRates } from "#tests/support/content-files.ts";
import { exampleCost, exampleProgramme, exampleProject } from "#tests/support/example-project.ts";
import { calculateProject } from "./project-calculation.server.ts";
import { projectView } from "./project-view.server.ts";

registerMessages("en", messages);

const project = exampleProject({
  purchase: {
    currency: "AED",
    programmes: [exampleProgramme()],
    costs: [exampleCost("mortgage-entry", { appliesTo: { onlyWith: "mortgage" } })],
  },
});
const texts = { url: "", descriptionHtml: "", questions: [], chart: null };

function viewOf(query: string, { of = project, currency = "USD" } = {}) {
  const rates = currencyRates.map((rate) => ({ ...rate, symbol: rate.code, name: rate.code }));
  const visitor = visitorOf({ locale: "en", currency, areaUnit: "m2", rateDay: "", rates });
  const page = calculateProject(of, new URLSearchParams(query), currencyRates, "2026-11-21");
  return projectView(page, texts, visitor);
}

test("purchase rules and unformatted texts are not sent to the browser", () => {
  const serialized = JSON.stringify(viewOf(""));
  expect(serialized).not.toContain(project.description);
  expect(serialized).not.toContain("buyerShare");
  expect(serialized).not.toContain("priceUsd");
});

test("a page lists its sections", () => {
  const idsOf = (of: typeof project) => viewOf("", { of }).sections.map(({ id }) => id);
  expect(idsOf(project)).toContain("residence");
  expect(idsOf({ ...project, status: "sold", floorPlans: [] })).toEqual([
    "overview",
    "homes",
    "payment",
    "return",
    "cost",
    "place",
  ]);
});

test("prices are in the visitor's currency, and also in dollars where it differs", () => {
  const [inDollars] = viewOf("").figures.units.rows;
  expect(inDollars?.dollars).toBeNull();
  const [inDirhams] = viewOf("", { currency: "AED" }).figures.units.rows;
  expect(inDirhams?.price.from.replaceAll("\u00A0", " ")).toBe("AED 2,001,513");
  expect(inDirhams?.dollars?.from).toBe("$545,000");
});

test("the selected row is marked, and links to the others preserve the choices", () => {
  const { rows } = viewOf("unit=2&signing=2027-03-15").figures.units;
  expect(rows.map(({ isChosen }) => isChosen)).toEqual([false, true]);
  expect(rows[0]?.href).toBe("?unit=1&signing=2027-03-15#payment");
});

test("payments have dates once they are requested", () => {
  expect(viewOf("").figures.payment.dates?.table).toBeNull();
  const [first] = viewOf("signing=2027-03-15").figures.payment.dates?.table?.rows ?? [];
  expect(first).toMatchObject({ number: "1", name: "At signing", date: "15 March 2027" });
});

test("an invalid loan is shown as entered, with the reason", () => {
  const { invalid } = viewOf("with=mortgage&loan=500").figures.cost.loan ?? {};
  expect(invalid?.value).toBe("500");
  expect(stripIsolates(invalid?.reason ?? "")).toContain("from 5% to 95% of the price");
});
