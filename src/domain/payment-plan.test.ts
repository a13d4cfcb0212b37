import { expect, test } from "vitest";
import { planStages, projectFile } from "#tests/support/content-files.ts";
import { planShares } from "#domain/payment-plan.ts";

test("payments counted from handover form a share of their own", () => {
  expect(planShares(planStages(projectFile("jvc-garden-studios"), 0))).toEqual({
    downPaymentPct: 10,
    duringPct: 16,
    atHandoverPct: 14,
    afterHandoverPct: 60,
    instalmentMonths: 76,
    monthsAfterHandover: 60,
  });
});

test("payments counted from the title transfer count as after handover", () => {
  const shares = planShares(planStages(projectFile("circle-court"), 0));
  expect(shares).toMatchObject({ duringPct: 0, atHandoverPct: 50, afterHandoverPct: 25 });
  expect(shares).toMatchObject({ instalmentMonths: 12, monthsAfterHandover: 12 });
});

test("quarterly instalments count three months each, milestones none", () => {
  expect(planShares(planStages(projectFile("marina-arc"), 0))).toMatchObject({
    instalmentMonths: 30,
    monthsAfterHandover: 0,
  });
  expect(planShares(planStages(projectFile("sea-caves-villas"), 0))).toMatchObject({
    duringPct: 55,
    instalmentMonths: 0,
  });
});
