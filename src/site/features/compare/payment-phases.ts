/** A payment plan told in four phases, so that plans of different stages stand side by side. */
import { phaseOf, type PlanPhase } from "#domain/payment-plan.ts";
import type { ScheduledStage } from "#domain/payment-schedule.ts";

export interface Phase {
  /** Share of the price, percent. */
  percent: number;
  /** Whole US dollars. */
  amountUsd: number;
}

export type Phases = Readonly<Record<PlanPhase, Phase>>;

/** Sums the stages of a plan into its phases; the schedule's last payment has taken the remainder, so the four sum to the price. */
export function paymentPhases(stages: readonly ScheduledStage[]): Phases {
  const sumOf = (name: PlanPhase): Phase => {
    const own = stages.filter((stage) => phaseOf(stage) === name);
    return {
      percent: withoutDust(own.reduce((sum, { percent }) => sum + percent, 0)),
      amountUsd: own.reduce((sum, { amountUsd }) => sum + amountUsd, 0),
    };
  };
  return {
    signing: sumOf("signing"),
    building: sumOf("building"),
    keys: sumOf("keys"),
    after: sumOf("after"),
  };
}

/** Three thirds of 33.3 sum up to a hair beside 99.9 in binary. */
function withoutDust(percent: number): number {
  return Math.round(percent * 1000) / 1000;
}
