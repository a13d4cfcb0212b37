import { refusalStatus, type EnquiryOutcome } from "#contract/enquiry/outcome.ts";

type Refused = Extract<EnquiryOutcome, { outcome: "refused" }>;

/** The status that says in HTTP what became of a form. */
export function outcomeStatus(outcome: EnquiryOutcome): number {
  switch (outcome.outcome) {
    case "accepted":
      return 200;
    case "faulty":
      return 422;
    case "refused":
      return refusalStatus[outcome.reason];
  }
}

/** When it may be sent again, where that is known. No answer to a form is kept. */
export function outcomeHeaders(outcome: EnquiryOutcome): Record<string, string> {
  const seconds = outcome.outcome === "refused" ? waitOf(outcome) : null;
  return {
    "Cache-Control": "no-store",
    ...(seconds !== null && { "Retry-After": String(seconds) }),
  };
}

/** In words the refusal says so itself: in a minute. */
const unavailableSeconds = 60;

function waitOf({ reason, retryAfterSeconds }: Refused): number | null {
  return reason === "unavailable" ? unavailableSeconds : retryAfterSeconds;
}
