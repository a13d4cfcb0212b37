/** Geometry of the chart in which the tide rises: one bar a payment, as high as what has been paid. */
import type { ScheduledStage } from "#domain/payment-schedule.ts";
import { phaseOf, type Phase } from "./payment-phase.ts";

export interface Bar {
  phase: Phase;
  /** Percent of the price paid before this payment. */
  from: number;
  /** Percent of the price paid with it. */
  to: number;
}

/** Lays the payments out in the order of the plan; the last bar ends at 100. */
export function riseBars(stages: readonly ScheduledStage[]): Bar[] {
  let paid = 0;
  return stages.flatMap((stage) => {
    const start = paid;
    paid += stage.percent;
    const { length } = stage.payments;
    return stage.payments.map((_, index) => ({
      phase: phaseOf(stage.when),
      from: rounded(start + (stage.percent * index) / length),
      to: rounded(start + (stage.percent * (index + 1)) / length),
    }));
  });
}

function rounded(percent: number): number {
  return Math.round(percent * 10) / 10;
}
