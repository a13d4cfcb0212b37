import { expect, test } from "vitest";
import { paymentSchedule } from "#domain/payment-schedule.ts";
import { planStages, projectFile } from "#tests/support/content-files.ts";
import { riseBars } from "./rise.ts";

function barsOf(slug: string) {
  const project = projectFile(slug);
  return riseBars(
    paymentSchedule({
      stages: planStages(project, 0),
      priceUsd: 545_000,
      signing: "2026-12-01",
      delivery: project.delivery,
      ready: project.status === "ready",
    }),
  );
}

test("the tide rises payment by payment and ends full", () => {
  const bars = barsOf("marina-arc");
  expect(bars).toHaveLength(12);
  expect(bars.slice(0, 2)).toEqual([
    { phase: "down", from: 0, to: 20 },
    { phase: "during", from: 20, to: 24 },
  ]);
  expect(bars.at(-1)).toEqual({ phase: "keys", from: 60, to: 100 });
});

test("every bar starts where the one before it ends", () => {
  for (const slug of ["canal-nine", "jvc-garden-studios", "sea-caves-villas", "circle-court"]) {
    const bars = barsOf(slug);
    expect(bars.map(({ from }) => from)).toEqual([0, ...bars.slice(0, -1).map(({ to }) => to)]);
    expect(bars.at(-1)?.to).toBe(100);
  }
});

test("instalments after the keys are drawn as instalments", () => {
  expect(barsOf("canal-nine").map(({ phase }) => phase)).toEqual([
    "down",
    ...Array.from({ length: 10 }, () => "during"),
    "keys",
    ...Array.from({ length: 24 }, () => "during"),
  ]);
});
