/** What differs between homes that stand side by side, and which of them is ahead where better and worse mean something. */
import { planPhases } from "#domain/payment-plan.ts";
import { pricePerM2, type ComparedHome } from "./compared-home.ts";

/** Which end of a row is better. */
export type Best = "lowest" | "highest" | "soonest";

interface RowRule {
  /** What is compared; null where the home has nothing to say. */
  of(home: ComparedHome): number | string | null;
  best?: Best;
}

const rules = {
  price: { of: ({ unit }) => unit.priceUsd.from, best: "lowest" },
  pricePerArea: { of: (home) => Math.round(pricePerM2(home)), best: "lowest" },
  costs: { of: ({ costs }) => costs.usd, best: "lowest" },
  total: { of: ({ totalUsd }) => totalUsd, best: "lowest" },
  signing: { of: ({ phases }) => `${phases.signing.percent} ${phases.signing.amountUsd}` },
  building: { of: ({ phases }) => `${phases.building.percent} ${phases.building.amountUsd}` },
  keys: { of: ({ phases }) => `${phases.keys.percent} ${phases.keys.amountUsd}` },
  after: { of: ({ phases }) => `${phases.after.percent} ${phases.after.amountUsd}` },
  yield: { of: ({ grossYieldPct }) => grossYieldPct, best: "highest" },
  serviceCharge: { of: (home) => home.serviceChargeUsdPerM2Year, best: "lowest" },
  residence: { of: ({ badge }) => badge && `${badge.programme} ${badge.marginUsd}` },
  handover: { of: handoverOrder, best: "soonest" },
  status: { of: ({ status }) => status },
  place: { of: ({ place }) => `${place.city.slug} ${place.town?.slug ?? ""}` },
  developer: { of: ({ developer }) => developer.slug },
} satisfies Record<string, RowRule>;

export type RowName = keyof typeof rules;

export interface Difference {
  differs: boolean;
  /** Null where no value is better or all are equal. */
  best: Best | null;
  /** References of the best projects; never of sold ones. */
  ahead: readonly string[];
}

/** Compares homes in one row. */
export function differenceIn(row: RowName, homes: readonly ComparedHome[]): Difference {
  const rule: RowRule = rules[row];
  const differs = new Set(homes.map((home) => rule.of(home))).size > 1;
  const running = homes
    .filter(({ status }) => status !== "sold")
    .map((home) => ({ ref: home.ref, value: rule.of(home) }));
  const values = running.map(({ value }) => value).filter((value) => typeof value === "number");
  const nothingBetween = new Set(values).size < 2;
  if (rule.best === undefined || nothingBetween) return { differs, best: null, ahead: [] };
  const lead = rule.best === "highest" ? Math.max(...values) : Math.min(...values);
  return {
    differs,
    best: rule.best,
    ahead: running.filter(({ value }) => value === lead).map(({ ref }) => ref),
  };
}

/** Tells whether a row is a payment that the plan of none of several homes asks for. */
export function isUnpaid(row: RowName, homes: readonly ComparedHome[]): boolean {
  const phase = planPhases.find((name) => name === row);
  if (phase === undefined || homes.length < 2) return false;
  return homes.every(({ phases }) => phases[phase].percent === 0);
}

/** A number that grows with the wait for the keys; a sold home has no handover to wait for. */
function handoverOrder({ status, delivery }: ComparedHome): number | null {
  if (status === "sold") return null;
  return status === "ready" ? 0 : delivery.year * 4 + delivery.quarter;
}
