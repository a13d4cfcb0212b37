import type { ProjectDetail, Unit } from "#contract/project.ts";
import type { ScheduledStage } from "#domain/payment-schedule.ts";
import type { PurchaseReceipt } from "#domain/purchase-receipt.ts";
import { phaseOf, type PlanPhase } from "#domain/payment-plan.ts";

export interface ComparedProject extends ProjectDetail {
  /** Lowest-priced available row; for sold projects the lowest-priced of all. */
  unit: Unit;
  phases: Phases;
  /** Costs on top of the price, whole US dollars. */
  costs: { usd: number; percent: number; lines: readonly CostLine[] };
  /** Price plus costs, whole US dollars. */
  totalUsd: number;
  /** ISO date of the oldest figure among the costs. */
  costsAsOf: string;
}

/** Costs are rounded one by one, so they may not sum to the total exactly. */
export interface CostLine {
  slug: string;
  name: string;
  usd: number;
}

/** A project as computed for its own page. */
interface CalculatedProject {
  project: ProjectDetail;
  unit: Unit;
  stages: readonly ScheduledStage[];
  receipt: PurchaseReceipt;
}

/** Expects a project computed for its lowest-priced row. */
export function comparedProject({
  project,
  unit,
  stages,
  receipt,
}: CalculatedProject): ComparedProject {
  return {
    ...project,
    unit,
    phases: paymentPhases(stages),
    costs: {
      usd: receipt.costsUsd,
      percent: (receipt.costs / receipt.price) * 100,
      lines: receipt.lines
        .filter(({ kind }) => kind === "added")
        .map(({ cost, amountUsd }) => ({ slug: cost.slug, name: cost.name, usd: amountUsd })),
    },
    totalUsd: receipt.totalUsd,
    costsAsOf: receipt.asOf,
  };
}

/** US dollars per square metre of the row at its price. */
export function pricePerM2({ unit: { priceUsd, areaM2 } }: ComparedProject): number {
  return priceUsd.from / areaM2.min;
}

/** Sort key by handover date; null for sold projects, which have none. */
export function handoverOrder({ status, delivery }: ComparedProject): number | null {
  if (status === "sold") return null;
  return status === "ready" ? 0 : delivery.year * 4 + delivery.quarter;
}

export interface Phase {
  /** Share of the price in percent. */
  percent: number;
  /** Whole US dollars. */
  amountUsd: number;
}

type Phases = Readonly<Record<PlanPhase, Phase>>;

/** The plan's last payment carries the rounding remainder, so the four phases sum to the price. */
function paymentPhases(stages: readonly ScheduledStage[]): Phases {
  const sumOf = (name: PlanPhase): Phase => {
    const phaseStages = stages.filter((stage) => phaseOf(stage) === name);
    return {
      percent: rounded(phaseStages.reduce((sum, { percent }) => sum + percent, 0)),
      amountUsd: phaseStages.reduce((sum, { amountUsd }) => sum + amountUsd, 0),
    };
  };
  return {
    signing: sumOf("signing"),
    building: sumOf("building"),
    keys: sumOf("keys"),
    after: sumOf("after"),
  };
}

/** Rounds off floating-point error: 3 × 33.3 is not exactly 99.9. */
function rounded(percent: number): number {
  return Math.round(percent * 1000) / 1000;
}
