/** The way of a form to the site, without leaving the page. */
import type { EnquiryOutcome } from "#contract/enquiry/outcome.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";

const timeoutMs = 20_000;

/** `lost`: nobody knows whether it arrived. Sent again under the same key it is the same enquiry. */
export type Sent = EnquiryOutcome | { outcome: "lost" };

/** Sends what a form holds, and tells what became of it; never throws. */
export async function sendEnquiry(locale: Locale, fields: URLSearchParams): Promise<Sent> {
  try {
    const response = await fetch(linkTo(locale, "send-enquiry"), {
      method: "POST",
      headers: { Accept: "application/json" },
      body: fields,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return (await outcomeOf(response)) ?? withoutWords(response);
  } catch {
    return { outcome: "lost" };
  }
}

async function outcomeOf(response: Response): Promise<EnquiryOutcome | null> {
  if (!response.headers.get("Content-Type")?.startsWith("application/json")) return null;
  const answer: unknown = await response.json();
  const isOurs = typeof answer === "object" && answer !== null && "outcome" in answer;
  return isOurs ? (answer as EnquiryOutcome) : null; // our own route, which answers in this shape
}

/** What a status says where something in front of the site answered. */
function withoutWords({ status, headers }: Response): Sent {
  const reason = reasons[status] ?? (status >= 500 ? "unavailable" : null);
  if (reason === null) return { outcome: "lost" };
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
  return {
    outcome: "refused",
    reason,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  };
}

const reasons: Readonly<Record<number, "foreign" | "too_large" | "too_many">> = {
  403: "foreign",
  413: "too_large",
  429: "too_many",
};
