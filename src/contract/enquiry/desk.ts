/** Where the site delivers submitted enquiries; implemented in `src/enquiries`. */
import type { Circumstances, Enquiry } from "#contract/enquiry/enquiry.ts";

export interface Submission {
  enquiry: Enquiry;
  circumstances: Circumstances;
  /** Idempotency key made by the form's script; null without JavaScript, when the receiver derives one. */
  key: string | null;
  /** Client IP address according to the trusted proxies; never stored as it is. */
  address: string;
}

/** `accepted` is returned only after the enquiry is committed. */
export type Receipt =
  | { outcome: "accepted"; reference: string; repeated: boolean }
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "unavailable" };

export interface EnquiryDesk {
  receive(submission: Submission): Promise<Receipt>;
}
