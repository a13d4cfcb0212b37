import { expect, test } from "vitest";
import messages from "#i18n/messages/en.json";
import { registerMessages } from "#i18n/messages.ts";
import { visitorOf } from "#i18n/visitor.tsx";
import { exampleProject, exampleUnit } from "#tests/support/example-project.ts";
import { defaultVisitorChoice } from "#tests/support/default-visitor-choice.ts";
import type { ComparedHome } from "./compared-home.ts";
import { comparisonGroups } from "./comparison-rows.server.ts";
import { compareRow, type Difference } from "./differences.ts";

registerMessages("en", messages);
const rows = comparisonGroups(visitorOf(defaultVisitorChoice("en"))).flatMap((group) => group.rows);

test("the lowest landed cost is highlighted", () => {
  const homes = [home("A-1", { totalUsd: 500 }), home("B-2", { totalUsd: 400 })];
  expect(differenceIn("total", homes)).toMatchObject({
    differs: true,
    best: "lowest",
    ahead: ["B-2"],
  });
});

test("projects that share the best value are all highlighted", () => {
  const [a, b] = [yielding("A-1", 7), yielding("B-2", 7)];
  const c = yielding("C-3", 5);
  expect(differenceIn("yield", [a, b, c]).ahead).toEqual(["A-1", "B-2"]);
});

test("nothing is highlighted in a row of equal values", () => {
  const homes = [home("A-1"), home("B-2")];
  expect(differenceIn("price", homes)).toMatchObject({ differs: false, best: null, ahead: [] });
});

test("places differ, and none is highlighted", () => {
  const { place } = exampleProject();
  const elsewhere = { ...place, city: { ...place.city, slug: "abu-dhabi" } };
  const difference = differenceIn("place", [home("A-1"), home("B-2", { place: elsewhere })]);
  expect(difference).toMatchObject({ differs: true, best: null, ahead: [] });
});

test("a sold project differs, and is never highlighted", () => {
  const sold = home("A-1", { status: "sold", totalUsd: 1 });
  const homes = [sold, home("B-2", { totalUsd: 400 }), home("C-3", { totalUsd: 500 })];
  expect(differenceIn("total", homes).ahead).toEqual(["B-2"]);
  expect(differenceIn("total", homes.slice(0, 2)).best).toBeNull();
});

test("a completed project is handed over before any under construction", () => {
  const ready = home("A-1", { status: "ready", delivery: { year: 2026, quarter: 3 } });
  const built = home("B-2", { delivery: { year: 2026, quarter: 1 } });
  expect(differenceIn("handover", [built, ready]).ahead).toEqual(["A-1"]);
});

test("two completed projects have the same handover", () => {
  const early = home("A-1", { status: "ready", delivery: { year: 2025, quarter: 1 } });
  const late = home("B-2", { status: "ready", delivery: { year: 2026, quarter: 3 } });
  expect(differenceIn("handover", [early, late]).differs).toBe(false);
});

test("equal shares of different prices are different payments", () => {
  const dearer = { percent: 20, amountUsd: 120_000 };
  const { phases } = home("A-1");
  const homes = [home("A-1"), home("B-2", { phases: { ...phases, signing: dearer } })];
  expect(differenceIn("signing", homes).differs).toBe(true);
  expect(differenceIn("after", homes).differs).toBe(false);
});

test("a payment row is empty only if no plan has that payment", () => {
  const { phases } = home("A-1");
  const later = { percent: 40, amountUsd: 218_000 };
  const paidAfter = home("B-2", { phases: { ...phases, after: later } });
  expect(differenceIn("after", [home("A-1"), home("C-3")]).empty).toBe(true);
  expect(differenceIn("after", [home("A-1"), paidAfter]).empty).toBe(false);
  expect(differenceIn("price", [home("A-1"), home("C-3")]).empty).toBe(false);
});

function differenceIn(key: string, homes: readonly ComparedHome[]): Difference {
  const row = rows.find((each) => each.key === key);
  if (row === undefined) throw new Error(`The comparison has no row ${key}`);
  return compareRow(row, homes);
}

function yielding(ref: string, grossYieldPct: number): ComparedHome {
  return home(ref, { investment: { ...exampleProject().investment, grossYieldPct } });
}

function home(ref: string, changes: Partial<ComparedHome> = {}): ComparedHome {
  return {
    ...exampleProject(),
    ref,
    unit: exampleUnit(),
    phases: {
      signing: { percent: 20, amountUsd: 109_000 },
      building: { percent: 40, amountUsd: 218_000 },
      keys: { percent: 40, amountUsd: 218_000 },
      after: { percent: 0, amountUsd: 0 },
    },
    costs: { usd: 21_969, percent: 4, lines: [] },
    totalUsd: 566_969,
    costsAsOf: "2026-11-15",
    ...changes,
  };
}
