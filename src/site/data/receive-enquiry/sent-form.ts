import { createContext } from "react-router";
import type { EnquiryFaults, EnquiryTexts } from "#contract/enquiry/fields.ts";
import type { RefusalReason } from "#contract/enquiry/outcome.ts";

/** A form that was sent and is shown again, with everything that was typed. */
export interface SentForm {
  texts: EnquiryTexts;
  faults: EnquiryFaults;
  refusal: { reason: RefusalReason; retryAfterSeconds: number | null } | null;
}

/** Null for a form that is only asked for. */
export const sentFormContext = createContext<SentForm | null>(null);
