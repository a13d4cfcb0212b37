import { createContext } from "react-router";
import type { EnquiryFaults, EnquiryTexts } from "#contract/enquiry/fields.ts";
import type { RefusalReason } from "#contract/enquiry/outcome.ts";

export interface SubmittedForm {
  texts: EnquiryTexts;
  faults: EnquiryFaults;
  refusal: { reason: RefusalReason; retryAfterSeconds: number | null } | null;
}

/** Null when no form was submitted. */
export const submittedFormContext = createContext<SubmittedForm | null>(null);
