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

/** The parts of a plan that are told and coloured apart, in their order. */
export const planPhases = ["signing", "building", "keys", "after"] as const;
export type PlanPhase = (typeof planPhases)[number];

/** Says which part of its plan a stage belongs to: what counts from the keys or from the title is paid after them. */
export function phaseOf({ when, start }: Pick<PaymentStage, "when" | "start">): PlanPhase {
  if (start !== null) return "after";
  if (when === "signing") return "signing";
  return when === "handover" || when === "title-transfer" ? "keys" : "building";
}

/** The shares a tide line draws: down payment, while it is built, at the keys, after them. Percents; they sum to 100. */
export interface PlanShares {
  downPaymentPct: number;
  duringPct: number;
  atHandoverPct: number;
  afterHandoverPct: number;
  /** Sum of the instalments' months, those after handover too; 0 where there are none. */
  instalmentMonths: number;
  /** The part of them after handover. */
  monthsAfterHandover: number;
}

/** Sums a plan's stages into its shares, one for each phase. */
export function planShares(stages: readonly PaymentStage[]): PlanShares {
  const stagesOf = (phase: PlanPhase) => stages.filter((stage) => phaseOf(stage) === phase);
  const downPaymentPct = percentOf(stagesOf("signing"));
  const atHandoverPct = percentOf(stagesOf("keys"));
  const after = stagesOf("after");
  const afterHandoverPct = percentOf(after);
  return {
    downPaymentPct,
    duringPct: 100 - downPaymentPct - atHandoverPct - afterHandoverPct,
    atHandoverPct,
    afterHandoverPct,
    instalmentMonths: monthsOf(stages),
    monthsAfterHandover: monthsOf(after),
  };
}

function percentOf(stages: readonly PaymentStage[]): number {
  return stages.reduce((sum, { percent }) => sum + percent, 0);
}

function monthsOf(stages: readonly PaymentStage[]): number {
  return stages.reduce((sum, { when, count }) => sum + (count ?? 0) * monthsBetween(when), 0);
}

function monthsBetween(when: StageMoment): number {
  if (when === "monthly") return 1;
  return when === "quarterly" ? 3 : 0;
}
