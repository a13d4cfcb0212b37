import { expect, test } from "vitest";
import { exampleProject, exampleUnit } from "#tests/support/example-project.ts";
import type { ComparedHome } from "./compared-home.ts";
import { differenceIn, isUnpaid } from "./differences.ts";

test("the lowest landed cost is ahead", () => {
  const homes = [home("A-1", { totalUsd: 500 }), home("B-2", { totalUsd: 400 })];
  expect(differenceIn("total", homes)).toEqual({ differs: true, best: "lowest", ahead: ["B-2"] });
});

test("homes that share the best value are ahead together", () => {
  const [a, b] = [home("A-1", { grossYieldPct: 7 }), home("B-2", { grossYieldPct: 7 })];
  const c = home("C-3", { grossYieldPct: 5 });
  expect(differenceIn("yield", [a, b, c]).ahead).toEqual(["A-1", "B-2"]);
});

test("nobody is ahead in a row where all are the same", () => {
  const homes = [home("A-1"), home("B-2")];
  expect(differenceIn("price", homes)).toEqual({ differs: false, best: null, ahead: [] });
});

test("a place differs without a better one", () => {
  const { place } = exampleProject();
  const elsewhere = { ...place, city: { ...place.city, slug: "abu-dhabi" } };
  const difference = differenceIn("place", [home("A-1"), home("B-2", { place: elsewhere })]);
  expect(difference).toEqual({ differs: true, best: null, ahead: [] });
});

test("a sold home differs, and is never ahead", () => {
  const sold = home("A-1", { status: "sold", totalUsd: 1 });
  const homes = [sold, home("B-2", { totalUsd: 400 }), home("C-3", { totalUsd: 500 })];
  expect(differenceIn("total", homes).ahead).toEqual(["B-2"]);
  expect(differenceIn("total", homes.slice(0, 2)).best).toBeNull();
});

test("a ready home is handed over before any that is being built", () => {
  const ready = home("A-1", { status: "ready", delivery: { year: 2026, quarter: 3 } });
  const built = home("B-2", { delivery: { year: 2026, quarter: 1 } });
  expect(differenceIn("handover", [built, ready]).ahead).toEqual(["A-1"]);
});

test("two ready homes are handed over at the same time", () => {
  const early = home("A-1", { status: "ready", delivery: { year: 2025, quarter: 1 } });
  const late = home("B-2", { status: "ready", delivery: { year: 2026, quarter: 3 } });
  expect(differenceIn("handover", [early, late]).differs).toBe(false);
});

test("the same share of another price is another payment", () => {
  const dearer = { percent: 20, amountUsd: 120_000 };
  const { phases } = home("A-1");
  const homes = [home("A-1"), home("B-2", { phases: { ...phases, signing: dearer } })];
  expect(differenceIn("signing", homes).differs).toBe(true);
  expect(differenceIn("after", homes).differs).toBe(false);
});

test("a payment that no plan asks for is left out, and one that a single plan asks for is not", () => {
  const { phases } = home("A-1");
  const later = { percent: 40, amountUsd: 218_000 };
  const paidAfter = home("B-2", { phases: { ...phases, after: later } });
  expect(isUnpaid("after", [home("A-1"), home("C-3")])).toBe(true);
  expect(isUnpaid("after", [home("A-1"), paidAfter])).toBe(false);
  expect(isUnpaid("price", [home("A-1"), home("C-3")])).toBe(false);
});

function home(ref: string, changes: Partial<ComparedHome> = {}): ComparedHome {
  const { investment, ...project } = exampleProject();
  return {
    ...project,
    ...investment,
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
