/** Geometry of the chart in which the tide rises: one bar a payment, as high as what has been paid. */
import type { ScheduledStage } from "#domain/payment-schedule.ts";
import { phaseOf, type Phase } from "./payment-phase.ts";

/** The bars of one stage, whose payments are equal. */
export interface Flight {
  phase: Phase;
  /** Percent of the price that each payment adds. */
  step: number;
  /** Percent of the price paid with each. */
  tops: number[];
}

/** Lays the payments out in the order of the plan; the last bar ends at 100. */
export function riseFlights(stages: readonly ScheduledStage[]): Flight[] {
  let paid = 0;
  return stages.map(({ when, percent, payments }) => {
    const start = paid;
    paid += percent;
    const { length } = payments;
    return {
      phase: phaseOf(when),
      step: Math.round((percent / length) * 100) / 100,
      tops: payments.map((_, index) => rounded(start + (percent * (index + 1)) / length)),
    };
  });
}

function rounded(percent: number): number {
  return Math.round(percent * 10) / 10;
}
