import { expect, test } from "vitest";
import { paymentSchedule } from "#domain/payment-schedule.ts";
import { planStages, projectFile } from "#tests/support/content-files.ts";
import { paymentBarGroups } from "./payment-view.server.ts";

function barGroupsOf(slug: string) {
  const project = projectFile(slug);
  return paymentBarGroups(
    paymentSchedule({
      stages: planStages(project, 0),
      priceUsd: 545_000,
      signing: "2026-12-01",
      delivery: project.delivery,
      ready: project.status === "ready",
    }),
  );
}

/** Expands bar groups to single bars. */
function barsOf(slug: string) {
  return barGroupsOf(slug).flatMap(({ phase, start, step, bars }) =>
    Array.from({ length: bars }, (_, bar) => {
      const from = start + step * bar;
      return { phase, from, to: from + step };
    }),
  );
}

test("cumulative shares rise with each payment and end at 100 percent", () => {
  expect(barsOf("marina-arc")).toHaveLength(12);
  const [signing, building] = barGroupsOf("marina-arc");
  expect(signing).toEqual({ phase: "signing", start: 0, step: 20, bars: 1 });
  expect(building).toEqual({ phase: "building", start: 20, step: 4, bars: 10 });
  expect(barsOf("marina-arc").slice(0, 2)).toEqual([
    { phase: "signing", from: 0, to: 20 },
    { phase: "building", from: 20, to: 24 },
  ]);
  expect(barsOf("marina-arc").at(-1)).toEqual({ phase: "keys", from: 60, to: 100 });
});

test("every bar starts where the one before it ends, to a tenth of a percent", () => {
  for (const slug of ["canal-nine", "jvc-garden-studios", "sea-caves-villas", "circle-court"]) {
    const bars = barsOf(slug);
    const ends = [0, ...bars.slice(0, -1).map(({ to }) => to)];
    for (const [index, { from }] of bars.entries()) {
      expect(Math.abs(from - (ends[index] ?? NaN))).toBeLessThanOrEqual(0.11);
    }
    expect(bars.at(-1)?.to).toBeCloseTo(100, 1);
  }
});

test("instalments after handover are drawn apart from those before it", () => {
  expect(barsOf("canal-nine").map(({ phase }) => phase)).toEqual([
    "signing",
    ...Array.from({ length: 10 }, () => "building"),
    "keys",
    ...Array.from({ length: 24 }, () => "after"),
  ]);
});
