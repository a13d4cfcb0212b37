/** What the site submits enquiries to; `src/enquiries` implements it. */
import type { EnquiryContext, Enquiry } from "#contract/enquiry/enquiry.ts";

export interface Submission {
  enquiry: Enquiry;
  context: EnquiryContext;
  /** Made by the form's script; without script null, and a key is derived. */
  key: string | null;
  /** Client address, as far as proxies are trusted. Stored as a hash only. */
  address: string;
}

/** `accepted` means that the enquiry has been committed. */
export type Receipt =
  | { outcome: "accepted"; reference: string; repeated: boolean }
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "unavailable" };

export interface EnquiryReceiver {
  receive(submission: Submission): Promise<Receipt>;
}
