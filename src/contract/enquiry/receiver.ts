/** What the site hands enquiries to; `src/enquiries` answers it. */
import type { EnquiryContext, Enquiry } from "#contract/enquiry/enquiry.ts";

export interface Submission {
  enquiry: Enquiry;
  context: EnquiryContext;
  /** What the form's script made up for this submission; null without script, and then the desk derives one. */
  key: string | null;
  /** Address that it was sent from, as far as the proxies in front are trusted. Never stored as it is. */
  address: string;
}

/** What became of a submission. `accepted` is said only once the enquiry is committed. */
export type Receipt =
  | { outcome: "accepted"; reference: string; repeated: boolean }
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "unavailable" };

export interface EnquiryReceiver {
  receive(submission: Submission): Promise<Receipt>;
}
