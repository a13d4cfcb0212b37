/** What a form's script is told; without script the same is shown as a page. */
import type { EnquiryFaults } from "#contract/enquiry/fields.ts";

/** Why nothing was stored although every field is right. Translated under `enquiry.refused`. */
export const refusalReasons = [
  "too_many",
  "machine",
  "too_fast",
  "foreign",
  "too_large",
  "unavailable",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export type EnquiryOutcome =
  | { outcome: "accepted"; reference: string; next: string }
  | { outcome: "faulty"; faults: EnquiryFaults }
  | { outcome: "refused"; reason: RefusalReason; retryAfterSeconds: number | null };
