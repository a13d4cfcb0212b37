/** Stages of a payment plan as content and API carry them; the schedule is computed in `payment-schedule.ts`. */

export const stageMoments = [
  "signing",
  "after-signing",
  "monthly",
  "quarterly",
  "milestone",
  "handover",
  "title-transfer",
] as const;
export type StageMoment = (typeof stageMoments)[number];

export interface PaymentStage {
  when: StageMoment;
  /** Share of the price, 0–100; the stages of a plan sum to 100. */
  percent: number;
  /** Number of equal payments, for `monthly` and `quarterly`. */
  count: number | null;
  /** Days after signing, for `after-signing`. */
  days: number | null;
  /** What instalments count from when it is not the signing. */
  start: "handover" | "title-transfer" | null;
  /** Localised; always there for a milestone. */
  label: string | null;
}

/** The three shares a tide line draws: down payment, while it is built, at the keys. Percents; they sum to 100. */
export interface PlanShares {
  downPaymentPct: number;
  duringPct: number;
  atHandoverPct: number;
  /** Sum of the instalments' months; 0 where there are none. */
  instalmentMonths: number;
}

/** Sums a plan's stages into its three shares: down payment = signing, at handover = handover + title transfer. */
export function planShares(stages: readonly PaymentStage[]): PlanShares {
  const shareOf = (...moments: StageMoment[]) =>
    stages
      .filter((stage) => moments.includes(stage.when))
      .reduce((sum, stage) => sum + stage.percent, 0);
  const downPaymentPct = shareOf("signing");
  const atHandoverPct = shareOf("handover", "title-transfer");
  return {
    downPaymentPct,
    duringPct: 100 - downPaymentPct - atHandoverPct,
    atHandoverPct,
    instalmentMonths: stages.reduce(
      (months, stage) => months + (stage.count ?? 0) * monthsBetween(stage.when),
      0,
    ),
  };
}

function monthsBetween(when: StageMoment): number {
  if (when === "monthly") return 1;
  return when === "quarterly" ? 3 : 0;
}
