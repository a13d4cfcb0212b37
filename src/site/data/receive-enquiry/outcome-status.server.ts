import { refusalStatus, type EnquiryOutcome } from "#contract/enquiry/outcome.ts";

type Refused = Extract<EnquiryOutcome, { outcome: "refused" }>;

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

/** `Retry-After` where it is known; outcomes are never cached. */
export function outcomeHeaders(outcome: EnquiryOutcome): Record<string, string> {
  const seconds = outcome.outcome === "refused" ? retryAfterOf(outcome) : null;
  return {
    "Cache-Control": "no-store",
    ...(seconds !== null && { "Retry-After": String(seconds) }),
  };
}

/** As the text of the refusal says: in a minute. */
const unavailableSeconds = 60;

function retryAfterOf({ reason, retryAfterSeconds }: Refused): number | null {
  return reason === "unavailable" ? unavailableSeconds : retryAfterSeconds;
}
