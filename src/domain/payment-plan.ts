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
  /** Percent of the price; the stages of a plan sum to 100. */
  percent: number;
  /** Number of equal payments; null unless `monthly` or `quarterly`. */
  count: number | null;
  /** Days after signing; null unless `after-signing`. */
  days: number | null;
  /** What instalments count from; null for the signing. */
  start: "handover" | "title-transfer" | null;
  /** Localised; never null for a milestone. */
  label: string | null;
}

/** In chronological order. */
export const planPhases = ["signing", "building", "keys", "after"] as const;
export type PlanPhase = (typeof planPhases)[number];

/** Returns the phase of a stage; a stage that starts at the handover or the title transfer is paid after it. */
export function phaseOf({ when, start }: Pick<PaymentStage, "when" | "start">): PlanPhase {
  if (start !== null) return "after";
  if (when === "signing") return "signing";
  return when === "handover" || when === "title-transfer" ? "keys" : "building";
}

/** The segments of a tide line: down payment, during construction, at handover, after handover. Percent; they sum to 100. */
export interface PlanShares {
  downPaymentPct: number;
  duringPct: number;
  atHandoverPct: number;
  afterHandoverPct: number;
  /** Months of all instalments, those after handover included; 0 for none. */
  instalmentMonths: number;
  monthsAfterHandover: number;
}

export function planShares(stages: readonly PaymentStage[]): PlanShares {
  const stagesOf = (phase: PlanPhase) => stages.filter((stage) => phaseOf(stage) === phase);
  const downPaymentPct = percentSum(stagesOf("signing"));
  const atHandoverPct = percentSum(stagesOf("keys"));
  const after = stagesOf("after");
  const afterHandoverPct = percentSum(after);
  return {
    downPaymentPct,
    duringPct: 100 - downPaymentPct - atHandoverPct - afterHandoverPct,
    atHandoverPct,
    afterHandoverPct,
    instalmentMonths: monthsOf(stages),
    monthsAfterHandover: monthsOf(after),
  };
}

function percentSum(stages: readonly PaymentStage[]): number {
  return stages.reduce((sum, { percent }) => sum + percent, 0);
}

function monthsOf(stages: readonly PaymentStage[]): number {
  return stages.reduce((sum, { when, count }) => sum + (count ?? 0) * monthsPerPayment(when), 0);
}

function monthsPerPayment(when: StageMoment): number {
  if (when === "monthly") return 1;
  return when === "quarterly" ? 3 : 0;
}
