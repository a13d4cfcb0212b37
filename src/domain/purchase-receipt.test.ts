import fc from "fast-check";
import { expect, test } from "vitest";
import {
  currencyRates,
  projectFile,
  purchaseRules,
  unitRow,
} from "#tests/support/content-files.ts";
import { workedReceipts, type WorkedReceipt } from "#tests/support/worked-receipts.ts";
import { purchaseReceipt, type ReceiptRequest } from "#domain/purchase-receipt.ts";
import { eligibleProgrammes } from "#domain/residence.ts";

test("all worked receipts are found", () => {
  expect(workedReceipts).toHaveLength(13);
});

test.each(workedReceipts)("the receipt of $title matches the worked example", (worked) => {
  const receipt = purchaseReceipt(requestFor(worked));
  const both = (amount: number, usd: number) =>
    receipt.currency === "USD" ? [usd] : [amount, usd];
  expect([
    ["price", both(receipt.price, receipt.priceUsd)],
    ...receipt.lines.map(({ cost, amount, amountUsd }) => [cost.slug, both(amount, amountUsd)]),
    ["costs", both(receipt.costs, receipt.costsUsd)],
    ["total", both(receipt.total, receipt.totalUsd)],
  ]).toEqual(worked.lines.map(({ slug, amounts }) => [slug, amounts]));
});

test.each(workedReceipts)("reports the lines of $title that add nothing", (worked) => {
  const { lines } = purchaseReceipt(requestFor(worked));
  const noteOf = (slug: string) => worked.lines.find((line) => line.slug === slug)?.note;
  for (const { cost, kind, amount } of lines) {
    expect(kind === "included").toBe(noteOf(cost.slug)?.includes("included in the price"));
    expect(kind === "seller").toBe(noteOf(cost.slug)?.includes("the seller's"));
    expect(kind === "zero").toBe(amount === 0);
  }
});

test.each(workedReceipts)("finds the programmes that $title reaches", (worked) => {
  const { rules, rates, unit, project } = requestFor(worked);
  const purchase = { unit, project: { ...project, sale: worked.sale ?? project.sale } };
  const reached = eligibleProgrammes(rules.programmes, rates, purchase);
  expect(reached.map(({ slug }) => slug).sort()).toEqual(worked.programmes.sort());
});

test("a value equal to a threshold belongs to the upper bracket", () => {
  const trusteeFee = (priceUsd: number) => {
    const receipt = purchaseReceipt({ ...dubaiHome, unit: { ...dubaiHome.unit, priceUsd } });
    const line = receipt.lines.find(({ cost }) => cost.slug.startsWith("trustee-fee"));
    return [receipt.price, line?.cost.slug];
  };
  expect(trusteeFee(136_147)).toEqual([500_000, "trustee-fee-from-500k"]);
  expect(trusteeFee(136_146)).toEqual([499_996, "trustee-fee-below-500k"]);
});

test("a charge in another currency is converted and rounded", () => {
  const rules = purchaseRules("turkey");
  const [fee] = rules.costs.filter(({ slug }) => slug === "dask");
  if (fee === undefined) throw new Error("The pack has no such cost");
  const costs = [{ ...fee, charge: { fixed: { amount: 100, currency: "EUR" } } }];
  const receipt = purchaseReceipt({ ...dubaiHome, rules: { ...rules, currency: "AED", costs } });
  expect(receipt.costs).toBe(426); // 100 ÷ 0.862 × 3.6725
});

test("the dates of a receipt are those of its oldest figure and of the rate", () => {
  const receipt = purchaseReceipt(dubaiHome);
  expect([receipt.asOf, receipt.rateAsOf]).toEqual(["2026-11-15", "2026-11-16"]);
});

test("totals add up at every price", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("turkey", "uae", "cyprus"),
      fc.constantFrom("first" as const, "resale" as const),
      fc.integer({ min: 20_000, max: 50_000_000 }),
      (country, sale, priceUsd) => {
        const unit = { ...dubaiHome.unit, priceUsd };
        const receipt = purchaseReceipt({
          ...dubaiHome,
          rules: purchaseRules(country),
          unit,
          choices: { sale },
        });
        const added = receipt.lines.filter(({ kind }) => kind === "added");
        expect(receipt.costs).toBe(added.reduce((sum, { amount }) => sum + amount, 0));
        expect(receipt.total).toBe(receipt.price + receipt.costs);
        expect(
          receipt.lines.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0),
        ).toBe(true);
      },
    ),
    { numRuns: 30 },
  );
});

const dubaiHome: ReceiptRequest = {
  rules: purchaseRules("uae"),
  rates: currencyRates,
  unit: { priceUsd: 262_000, areaM2: 68, category: "residential" },
  project: { city: "dubai", status: "ready", sale: "first" },
};

function requestFor(worked: WorkedReceipt): ReceiptRequest {
  const project = projectFile(worked.project);
  return {
    rules: purchaseRules(project.country),
    rates: currencyRates,
    unit: unitRow(project, worked.type, worked.rooms),
    project: { city: project.city, status: project.status, sale: project.sale ?? "first" },
    choices: {
      onlyWith: worked.onlyWith,
      ...(worked.sale === null ? {} : { sale: worked.sale }),
      ...(worked.loanPercent === null ? {} : { loanPercent: worked.loanPercent }),
    },
  };
}
