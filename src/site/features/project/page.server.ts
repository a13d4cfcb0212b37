/** What a project page shows, worked out on the server so that neither rules nor arithmetic travel to the browser. */
import type { ProjectDetail, Unit } from "#contract/project.ts";
import { paymentSchedule, type ScheduledStage } from "#domain/payment-schedule.ts";
import { purchaseReceipt, type PurchaseReceipt } from "#domain/purchase-receipt.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import { readChoices, unitAt, type ReadChoices } from "./choices.ts";
import { purchasedUnit } from "./purchase-options.ts";
import { standings, type Standing } from "./standing.ts";

export type ProjectFacts = Omit<ProjectDetail, "description" | "faqs" | "purchase">;

export interface ProjectPage extends ReadChoices {
  project: ProjectFacts;
  unit: Unit;
  stages: readonly ScheduledStage[];
  receipt: PurchaseReceipt;
  /** Empty for sold projects: nothing is left to buy. */
  standings: readonly Standing[];
  /** ISO date on which the page was worked out. */
  today: string;
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
  const { purchase: rules, description: _description, faqs: _faqs, ...facts } = project;
  const unit = unitAt(project, choices.unit);
  const sold = project.status === "sold";
  const bought = {
    unit: purchasedUnit(unit),
    project: { city: project.place.city.slug, status: project.status, sale: project.sale },
  };
  return {
    ...read,
    project: facts,
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
