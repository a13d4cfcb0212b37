/** Computed on the server, so that rules and arithmetic stay out of the browser's script. */
import type { ProjectDetail, Unit } from "#contract/project.ts";
import type { Programme } from "#contract/purchase-rules.ts";
import { convertUsd, rateOf } from "#domain/money.ts";
import { paymentSchedule, type ScheduledStage } from "#domain/payment-schedule.ts";
import { appliesTo, type Purchase } from "#domain/purchase-conditions.ts";
import { purchaseReceipt, type PurchaseReceipt } from "#domain/purchase-receipt.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import { readChoices, unitAt, type ReadChoices } from "./choices.ts";
import { purchasedUnit } from "./purchase-options.ts";

export interface ProjectCalculation extends ReadChoices {
  project: ProjectDetail;
  unit: Unit;
  stages: readonly ScheduledStage[];
  receipt: PurchaseReceipt;
  /** Empty for sold projects, where nothing can be bought. */
  eligibilities: readonly ProgrammeEligibility[];
  /** ISO date of the computation. */
  today: string;
}

/** A price compared with a programme's threshold. */
export interface ProgrammeEligibility {
  programme: Programme;
  /** Asking price in the programme's currency, whole units. */
  price: number;
  isReached: boolean;
  /** Distance between price and threshold, whole units of the programme's currency. */
  margin: number;
}

/** Computes the page for the choices in the query. `today` is an ISO date. */
export function calculateProject(
  project: ProjectDetail,
  query: URLSearchParams,
  rates: readonly CurrencyRate[],
  today: string,
): ProjectCalculation {
  const read = readChoices(project, query, rates, today);
  const { choices } = read;
  const rules = project.purchase;
  const unit = unitAt(project, choices.unit);
  const isSold = project.status === "sold";
  const purchase = {
    unit: purchasedUnit(unit),
    project: { city: project.place.city.slug, status: project.status, sale: project.sale },
  };
  return {
    ...read,
    project,
    unit,
    stages: paymentSchedule({
      stages: project.paymentPlans[choices.plan]?.stages ?? [],
      priceUsd: unit.priceUsd.from,
      signing: isSold ? null : choices.signing,
      delivery: project.delivery,
      ready: project.status === "ready",
    }),
    receipt: purchaseReceipt({ ...purchase, rules, rates, choices }),
    eligibilities: isSold
      ? []
      : programmeEligibilities(rules.programmes, rates, {
          ...purchase,
          project: { ...purchase.project, sale: choices.sale },
          onlyWith: choices.onlyWith,
        }),
    today,
  };
}

/** Includes only programmes whose own conditions the purchase meets; reached ones first. */
export function programmeEligibilities(
  programmes: readonly Programme[],
  rates: readonly CurrencyRate[],
  purchase: Purchase,
): ProgrammeEligibility[] {
  return programmes
    .filter((programme) => appliesTo(programme.appliesTo, purchase, rates))
    .map((programme) => {
      const price = convertUsd(purchase.unit.priceUsd, rateOf(rates, programme.currency).rate);
      const difference = price - programme.minimumAmount;
      return { programme, price, isReached: difference >= 0, margin: Math.abs(difference) };
    })
    .toSorted((one, other) => Number(other.isReached) - Number(one.isReached));
}
