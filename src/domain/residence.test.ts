import fc from "fast-check";
import { expect, test } from "vitest";
import { currencyRates as rates, purchaseRules } from "#tests/support/content-files.ts";
import { convertUsd } from "#domain/money.ts";
import { residenceBadge, thresholdUsd, type BadgeRequest } from "#domain/residence.ts";

test("a threshold is the lowest dollar price that reaches the minimum after rounding", () => {
  expect(thresholdUsd({ minimumAmount: 400_000, currency: "USD" }, rates)).toBe(400_000);
  expect(thresholdUsd({ minimumAmount: 2_000_000, currency: "AED" }, rates)).toBe(544_589);
  expect(thresholdUsd({ minimumAmount: 300_000, currency: "EUR" }, rates)).toBe(348_028);
});

test("one dollar below a threshold does not reach it", () => {
  const minimum = fc.integer({ min: 1_000, max: 100_000_000 });
  const rate = fc
    .integer({ min: 1_000, max: 1_000_000 })
    .map((tenThousandths) => tenThousandths / 10_000);
  fc.assert(
    fc.property(minimum, rate, (minimumAmount, perUsd) => {
      const rateRow = { code: "XXX", rate: perUsd, decimals: 0, asOf: "2026-11-16" };
      const threshold = thresholdUsd({ minimumAmount, currency: "XXX" }, [rateRow]);
      expect(convertUsd(threshold, perUsd)).toBeGreaterThanOrEqual(minimumAmount);
      expect(convertUsd(threshold - 1, perUsd)).toBeLessThan(minimumAmount);
    }),
  );
});

test("the badge is the most far-reaching programme, with the lowest row that reaches it", () => {
  const units = [home(690_000), home(230_000), home(450_000)];
  expect(residenceBadge(inIstanbul(units))).toMatchObject({
    programme: "turkish-citizenship-by-investment",
    kind: "citizenship",
    priceUsd: 450_000,
    marginUsd: 50_000,
  });
  expect(residenceBadge(inIstanbul([home(230_000)]))).toMatchObject({
    programme: "turkey-residence-permit-by-property",
    priceUsd: 230_000,
    marginUsd: 30_000,
  });
  expect(residenceBadge(inIstanbul([home(199_999)]))).toBeNull();
});

test("a row without a free unit supports no badge", () => {
  expect(residenceBadge(inIstanbul([home(690_000, 0), home(230_000)]))?.kind).toBe("residence");
});

test("a sold project has no badge", () => {
  const request = inIstanbul([home(690_000)]);
  expect(
    residenceBadge({ ...request, project: { ...request.project, status: "sold" } }),
  ).toBeNull();
});

test("a programme's own conditions hold for its badge", () => {
  const office = { ...home(230_000), category: "commercial" as const };
  expect(residenceBadge(inIstanbul([office]))).toBeNull();
  const programmes = purchaseRules("uae").programmes;
  const badge = (status: "ready" | "off-plan") =>
    residenceBadge({
      units: [home(262_000)],
      project: { city: "dubai", status, sale: "first" },
      programmes,
      rates,
    });
  expect(badge("ready")?.programme).toBe("dubai-investor-visa-two-years");
  expect(badge("off-plan")).toBeNull();
});

function home(priceUsd: number, available = 3) {
  return { priceUsd, areaM2: 90, category: "residential" as const, available };
}

function inIstanbul(units: BadgeRequest["units"]): BadgeRequest {
  return {
    units,
    project: { city: "istanbul", status: "off-plan", sale: "first" },
    programmes: purchaseRules("turkey").programmes,
    rates,
  };
}
