import { expect, test } from "vitest";
import messages from "#i18n/messages/en.json";
import { registerMessages } from "#i18n/messages.ts";
import { visitorOf } from "#i18n/visitor.tsx";
import { exampleProject, exampleUnit } from "#tests/support/example-project.ts";
import { defaultVisitorChoice } from "#tests/support/default-visitor-choice.ts";
import type { ComparedProject } from "./compared-project.ts";
import { comparisonGroups } from "./comparison-rows.server.ts";
import { compareRow, type Difference } from "./differences.ts";

registerMessages("en", messages);
const rows = comparisonGroups(visitorOf(defaultVisitorChoice("en"))).flatMap((group) => group.rows);

test("the lowest landed cost is highlighted", () => {
  const projects = [project("A-1", { totalUsd: 500 }), project("B-2", { totalUsd: 400 })];
  expect(differenceIn("total", projects)).toMatchObject({
    differs: true,
    best: "lowest",
    bestReferences: ["B-2"],
  });
});

test("projects that share the best value are all highlighted", () => {
  const [a, b] = [yielding("A-1", 7), yielding("B-2", 7)];
  const c = yielding("C-3", 5);
  expect(differenceIn("yield", [a, b, c]).bestReferences).toEqual(["A-1", "B-2"]);
});

test("nothing is highlighted in a row of equal values", () => {
  const projects = [project("A-1"), project("B-2")];
  expect(differenceIn("price", projects)).toMatchObject({
    differs: false,
    best: null,
    bestReferences: [],
  });
});

test("places differ, and none is highlighted", () => {
  const { place } = exampleProject();
  const elsewhere = { ...place, city: { ...place.city, slug: "abu-dhabi" } };
  const difference = differenceIn("place", [project("A-1"), project("B-2", { place: elsewhere })]);
  expect(difference).toMatchObject({ differs: true, best: null, bestReferences: [] });
});

test("a sold project differs, and is never highlighted", () => {
  const sold = project("A-1", { status: "sold", totalUsd: 1 });
  const projects = [sold, project("B-2", { totalUsd: 400 }), project("C-3", { totalUsd: 500 })];
  expect(differenceIn("total", projects).bestReferences).toEqual(["B-2"]);
  expect(differenceIn("total", projects.slice(0, 2)).best).toBeNull();
});

test("a completed project is handed over before any under construction", () => {
  const ready = project("A-1", { status: "ready", delivery: { year: 2026, quarter: 3 } });
  const built = project("B-2", { delivery: { year: 2026, quarter: 1 } });
  expect(differenceIn("handover", [built, ready]).bestReferences).toEqual(["A-1"]);
});

test("two completed projects have the same handover", () => {
  const early = project("A-1", { status: "ready", delivery: { year: 2025, quarter: 1 } });
  const late = project("B-2", { status: "ready", delivery: { year: 2026, quarter: 3 } });
  expect(differenceIn("handover", [early, late]).differs).toBe(false);
});

test("equal shares of different prices are different payments", () => {
  const dearer = { percent: 20, amountUsd: 120_000 };
  const { phases } = project("A-1");
  const projects = [project("A-1"), project("B-2", { phases: { ...phases, signing: dearer } })];
  expect(differenceIn("signing", projects).differs).toBe(true);
  expect(differenceIn("after", projects).differs).toBe(false);
});

test("a payment row is empty only if no plan has that payment", () => {
  const { phases } = project("A-1");
  const later = { percent: 40, amountUsd: 218_000 };
  const paidAfter = project("B-2", { phases: { ...phases, after: later } });
  expect(differenceIn("after", [project("A-1"), project("C-3")]).isEmpty).toBe(true);
  expect(differenceIn("after", [project("A-1"), paidAfter]).isEmpty).toBe(false);
  expect(differenceIn("price", [project("A-1"), project("C-3")]).isEmpty).toBe(false);
});

function differenceIn(key: string, projects: readonly ComparedProject[]): Difference {
  const row = rows.find((each) => each.key === key);
  if (row === undefined) throw new Error(`The comparison has no row ${key}`);
  return compareRow(row, projects);
}

function yielding(ref: string, grossYieldPct: number): ComparedProject {
  return project(ref, { investment: { ...exampleProject().investment, grossYieldPct } });
}

function project(ref: string, changes: Partial<ComparedProject> = {}): ComparedProject {
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
