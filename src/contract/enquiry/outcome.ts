/** The response to a form's script; without script the same is shown as a page. */
import type { EnquiryFaults } from "#contract/enquiry/fields.ts";

/** Why a valid submission was not stored; translated under `enquiry.refused`. */
export const refusalReasons = [
  "too_many",
  "machine",
  "too_fast",
  "foreign",
  "too_large",
  "unmeasured",
  "unavailable",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export const refusalStatus = {
  too_many: 429,
  machine: 403,
  too_fast: 429,
  foreign: 403,
  too_large: 413,
  unmeasured: 411,
  unavailable: 503,
} as const satisfies Record<RefusalReason, number>;

export type EnquiryOutcome =
  | { outcome: "accepted"; reference: string; next: string }
  | { outcome: "faulty"; faults: EnquiryFaults }
  | { outcome: "refused"; reason: RefusalReason; retryAfterSeconds: number | null };
