import fc from "fast-check";
import { expect, test } from "vitest";
import { planStages, projectFile, unitRow } from "#tests/support/content-files.ts";
import { workedPlans } from "#tests/support/worked-receipts.ts";
import { lastDayOfQuarter } from "#domain/iso-date.ts";
import type { PaymentStage, StageMoment } from "#domain/payment-plan.ts";
import { defaultSigning, paymentSchedule } from "#domain/payment-schedule.ts";

const signing = "2026-12-01";

test("all worked plans are found", () => {
  expect(workedPlans).toHaveLength(6);
});

test.each(workedPlans)("the payment schedule of $title matches the worked example", (worked) => {
  const project = projectFile(worked.project);
  const { priceUsd } = unitRow(project, worked.type, worked.rooms);
  const schedule = paymentSchedule({
    stages: planStages(project, worked.plan),
    priceUsd,
    signing,
    delivery: project.delivery,
    ready: project.status === "ready",
  });
  const summary = schedule.map(({ payments }) => ({
    count: payments.length,
    each: payments[0]?.amountUsd,
    last: payments.at(-1)?.amountUsd,
    firstDate: payments[0]?.date,
    lastDate: payments.at(-1)?.date,
  }));
  expect(summary).toEqual(worked.stages);
  expect(schedule.reduce((sum, { amountUsd }) => sum + amountUsd, 0)).toBe(worked.sum);
});

test("without a day of signing nothing has a date", () => {
  const [stage] = paymentSchedule({ ...offPlan, stages: [stageOf("signing", 100)], signing: null });
  expect(stage?.payments).toEqual([{ amountUsd: 300_000, date: null }]);
});

test("a ready home's instalments count from the signing, whatever its delivery was", () => {
  const stages = [stageOf("signing", 50), stageOf("monthly", 50, { count: 2 })];
  const delivery = { year: 2025, quarter: 2 };
  const [, instalments] = paymentSchedule({ ...offPlan, stages, delivery, ready: true });
  expect(instalments?.payments.map(({ date }) => date)).toEqual(["2027-01-01", "2027-02-01"]);
});

test("a purchase signed after the promised handover is handed over on the signing day", () => {
  const stages = [stageOf("signing", 50), stageOf("handover", 50)];
  const [, keys] = paymentSchedule({ ...offPlan, stages, delivery: { year: 2026, quarter: 1 } });
  expect(keys?.payments[0]?.date).toBe(signing);
});

test("the day that plans count from is the first of next month", () => {
  expect(defaultSigning("2026-11-21")).toBe("2026-12-01");
});

test("payments sum to the price and none that counts from the signing is after handover", () => {
  fc.assert(
    fc.property(
      anyPlan,
      fc.integer({ min: 20_000, max: 50_000_000 }),
      fc.integer({ min: 2027, max: 2032 }),
      fc.integer({ min: 1, max: 4 }),
      (stages, priceUsd, year, quarter) => {
        const schedule = paymentSchedule({
          ...offPlan,
          stages,
          priceUsd,
          delivery: { year, quarter },
        });
        const payments = schedule.flatMap((stage) => stage.payments);
        expect(payments.reduce((sum, { amountUsd }) => sum + amountUsd, 0)).toBe(priceUsd);
        const handover = lastDayOfQuarter({ year, quarter });
        for (const { start, payments: dated } of schedule) {
          for (const { date } of dated) {
            if (date === null) continue;
            if (start === "handover") expect(date > handover).toBe(true);
            else expect(date <= handover && date >= signing).toBe(true);
          }
        }
      },
    ),
  );
});

const offPlan = {
  priceUsd: 300_000,
  signing,
  delivery: { year: 2028, quarter: 4 },
  ready: false,
};

const anyPlan = fc
  .record({
    down: fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10),
    when: fc.constantFrom<StageMoment>("monthly", "quarterly"),
    count: fc.integer({ min: 1, max: 80 }),
    start: fc.constantFrom("handover" as const, null),
    milestone: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ down, when, count, start, milestone }) => [
    stageOf("signing", down),
    stageOf("milestone", milestone),
    stageOf("handover", 20),
    stageOf(when, 80 - down - milestone, { count, start }),
  ]);

function stageOf(
  when: StageMoment,
  percent: number,
  options: Partial<PaymentStage> = {},
): PaymentStage {
  return { when, percent, count: null, days: null, start: null, label: null, ...options };
}
