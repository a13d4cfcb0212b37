import type { EnquiryOutcome, RefusalReason } from "#contract/enquiry/outcome.ts";

const refusals: Readonly<Record<RefusalReason, number>> = {
  too_many: 429,
  machine: 403,
  too_fast: 429,
  foreign: 403,
  too_large: 413,
  unavailable: 503,
};

/** The status that says in HTTP what became of a form. */
export function outcomeStatus(outcome: EnquiryOutcome): number {
  switch (outcome.outcome) {
    case "accepted":
      return 200;
    case "faulty":
      return 422;
    case "refused":
      return refusals[outcome.reason];
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
