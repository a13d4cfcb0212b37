/** Geometry of the chart in which the tide rises: one bar a payment, as high as what has been paid. */
import { phaseOf, type PlanPhase } from "#domain/payment-plan.ts";
import type { ScheduledStage } from "#domain/payment-schedule.ts";

/** Bars of one stage, whose payments are equal: the style sheet counts them. */
export interface Flight {
  phase: PlanPhase;
  /** Percent of the price paid before. */
  start: number;
  /** Percent of the price that each payment adds. */
  step: number;
  bars: number;
}

/** As many as the style sheet counts. */
const mostBars = 10;

/** Lays the payments out in the order of the plan; the last bar ends at 100. */
export function riseFlights(stages: readonly ScheduledStage[]): Flight[] {
  let paid = 0;
  return stages.flatMap((stage) => {
    const { percent, payments } = stage;
    const start = paid;
    paid += percent;
    const phase = phaseOf(stage);
    const { length } = payments;
    const step = percent / length;
    return Array.from({ length: Math.ceil(length / mostBars) }, (_, flight) => {
      const before = flight * mostBars;
      return {
        phase,
        start: rounded(start + step * before),
        step: rounded(step),
        bars: Math.min(mostBars, length - before),
      };
    });
  });
}

/** To a hundredth of a percent, less than a tenth of a pixel in a flight's last bar. */
function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
