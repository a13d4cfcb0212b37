import { expect, test } from "vitest";
import {
  currencyRates,
  planStages,
  projectFile,
  purchaseRules,
  unitRow,
} from "#tests/support/content-files.ts";
import { exampleProject, exampleUnit } from "#tests/support/example-project.ts";
import { workedPlans, workedReceipts } from "#tests/support/worked-receipts.ts";
import { paymentSchedule, type ScheduledStage } from "#domain/payment-schedule.ts";
import { purchaseReceipt, type PurchaseReceipt } from "#domain/purchase-receipt.ts";
import { comparedProject } from "./compared-project.ts";

test.each(workedReceipts)("the costs of $title equal the worked example", (worked) => {
  const file = projectFile(worked.project);
  const receipt = purchaseReceipt({
    rules: purchaseRules(file.country),
    rates: currencyRates,
    unit: unitRow(file, worked.type, worked.rooms),
    project: { city: file.city, status: file.status, sale: file.sale ?? "first" },
    choices: {
      onlyWith: worked.onlyWith,
      ...(worked.sale === null ? {} : { sale: worked.sale }),
      ...(worked.loanPercent === null ? {} : { loanPercent: worked.loanPercent }),
    },
  });
  const compared = comparedProject({
    project: exampleProject(),
    unit: exampleUnit(),
    stages: [],
    receipt,
  });
  const expected = new Map(worked.lines.map(({ slug, amounts }) => [slug, amounts.at(-1)]));
  expect(compared.totalUsd).toBe(expected.get("total"));
  expect(compared.costs.usd).toBe(expected.get("costs"));
  const added = receipt.lines.filter(({ kind }) => kind === "added");
  expect(compared.costs.lines.map(({ slug, usd }) => [slug, usd])).toEqual(
    added.map(({ cost }) => [cost.slug, expected.get(cost.slug)]),
  );
});

test.each(workedPlans)("$title is paid in four phases that sum up to the price", (worked) => {
  const file = projectFile(worked.project);
  const { priceUsd } = unitRow(file, worked.type, worked.rooms);
  const stages = paymentSchedule({
    stages: planStages(file, worked.plan),
    priceUsd,
    signing: "2026-12-01",
    delivery: file.delivery,
    ready: file.status === "ready",
  });
  const { phases } = comparedProject({
    project: exampleProject(),
    unit: exampleUnit(),
    stages,
    receipt: nothingBought(),
  });
  const expected = worked.stages.map(({ count, each, last }) => each * (count - 1) + last);
  const paidAt = (isThen: (stage: ScheduledStage) => boolean) =>
    expected.filter((_, index) => stages.filter(isThen).includes(stageAt(stages, index)));
  expect(phases.signing.amountUsd).toBe(sumOf(paidAt(({ when }) => when === "signing")));
  expect(phases.keys.amountUsd).toBe(
    sumOf(paidAt(({ when }) => when === "handover" || when === "title-transfer")),
  );
  expect(phases.after.amountUsd).toBe(sumOf(paidAt(({ start }) => start !== null)));
  const all = Object.values(phases);
  expect(sumOf(all.map(({ amountUsd }) => amountUsd))).toBe(priceUsd);
  expect(sumOf(all.map(({ percent }) => percent))).toBe(100);
});

test("shares without an exact binary value stay exact", () => {
  const stages = [stageOf(33.3), stageOf(33.3), stageOf(33.3)];
  const { phases } = comparedProject({
    project: exampleProject(),
    unit: exampleUnit(),
    stages,
    receipt: nothingBought(),
  });
  expect(phases.building.percent).toBe(99.9);
});

function nothingBought(): PurchaseReceipt {
  return purchaseReceipt({
    rules: { currency: "USD", programmes: [], costs: [] },
    rates: currencyRates,
    unit: { priceUsd: 100_000, areaM2: 50, category: "residential" },
    project: { city: "dubai", status: "ready", sale: "first" },
  });
}

function stageOf(percent: number): ScheduledStage {
  const moment = { when: "milestone" as const, count: null, days: null, start: null, label: null };
  return { ...moment, percent, payments: [], amountUsd: 0 };
}

function stageAt(stages: readonly ScheduledStage[], index: number): ScheduledStage {
  const stage = stages[index];
  if (stage === undefined) throw new Error(`The plan has no stage ${index}`);
  return stage;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
