/** What a project page shows, worked out on the server so that neither rules nor arithmetic travel to the browser. */
import type { ProjectDetail, Unit } from "#contract/project.ts";
import type { Programme } from "#contract/purchase-rules.ts";
import { convertUsd, rateOf } from "#domain/money.ts";
import { paymentSchedule, type ScheduledStage } from "#domain/payment-schedule.ts";
import { appliesTo, type Purchase } from "#domain/purchase-conditions.ts";
import { purchaseReceipt, type PurchaseReceipt } from "#domain/purchase-receipt.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import { readChoices, unitAt, type ReadChoices } from "./choices.ts";
import { purchasedUnit } from "./purchase-options.ts";

export interface ProjectPage extends ReadChoices {
  project: ProjectDetail;
  unit: Unit;
  stages: readonly ScheduledStage[];
  receipt: PurchaseReceipt;
  /** Empty for sold projects: nothing is left to buy. */
  standings: readonly Standing[];
  /** ISO date on which the page was worked out. */
  today: string;
}

/** How a price stands toward a programme of its country. */
export interface Standing {
  programme: Programme;
  /** The asking price in the programme's currency, whole units. */
  price: number;
  reached: boolean;
  /** Whole units of the programme's currency between price and threshold. */
  margin: number;
}

/** Works a project out for what the address asks. `today` is an ISO date. */
export function projectPage(
  project: ProjectDetail,
  asked: URLSearchParams,
  rates: readonly CurrencyRate[],
  today: string,
): ProjectPage {
  const read = readChoices(project, asked, rates, today);
  const { choices } = read;
  const rules = project.purchase;
  const unit = unitAt(project, choices.unit);
  const sold = project.status === "sold";
  const bought = {
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
      signing: sold ? null : choices.signing,
      delivery: project.delivery,
      ready: project.status === "ready",
    }),
    receipt: purchaseReceipt({ ...bought, rules, rates, asked: choices }),
    standings: sold
      ? []
      : standings(rules.programmes, rates, {
          ...bought,
          project: { ...bought.project, sale: choices.sale },
          onlyWith: choices.onlyWith,
        }),
    today,
  };
}

/** Compares a purchase with every programme whose own conditions hold for it, reached ones first. */
export function standings(
  programmes: readonly Programme[],
  rates: readonly CurrencyRate[],
  purchase: Purchase,
): Standing[] {
  return programmes
    .filter((programme) => appliesTo(programme.appliesTo, purchase, rates))
    .map((programme) => {
      const price = convertUsd(purchase.unit.priceUsd, rateOf(rates, programme.currency).rate);
      const above = price - programme.minimumAmount;
      return { programme, price, reached: above >= 0, margin: Math.abs(above) };
    })
    .toSorted((one, other) => Number(other.reached) - Number(one.reached));
}
