import { refusalStatus, type EnquiryOutcome } from "#contract/enquiry/outcome.ts";

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
  const seconds = outcome.outcome === "refused" ? outcome.retryAfterSeconds : null;
  return {
    "Cache-Control": "no-store",
    ...(seconds !== null && { "Retry-After": String(seconds) }),
  };
}
