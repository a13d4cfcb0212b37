import type { StageMoment } from "#domain/payment-plan.ts";

/** The three colours of a tide line. */
export type Phase = "down" | "during" | "keys";

/** Says which part of a tide line a stage belongs to. */
export function phaseOf(when: StageMoment): Phase {
  if (when === "signing") return "down";
  return when === "handover" || when === "title-transfer" ? "keys" : "during";
}
