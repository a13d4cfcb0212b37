/** The site's forms: where they are sent to, and how one is turned away. Every other path is there to be read. */
import type { EnquiryOutcome } from "#contract/enquiry/outcome.ts";
import { locales } from "#domain/locale.ts";

const enquiryForm = new RegExp(`^/(?:${locales.join("|")})/enquiry(?:\\.data)?$`);
const enquiryScript = new RegExp(`^/(?:${locales.join("|")})/enquiry/send(?:\\.data)?$`);
const choices = /^\/preferences(?:\.data)?$/;

/** Who reads the answer: a visitor without script, the form's script, or neither. */
export type FormReader = "visitor" | "script" | "nobody";

/** Who reads what is answered to a form that is sent to a path; null where no form is. */
export function formReader(path: string): FormReader | null {
  if (enquiryForm.test(path)) return "visitor";
  if (enquiryScript.test(path)) return "script";
  return choices.test(path) ? "nobody" : null;
}

/** Sent from another site, or longer than any form of ours. */
export type FormRefusal = 403 | 413;

const reasons = { 403: "foreign", 413: "too_large" } as const;

/** What a form's script is told. */
export function refusedOutcome(status: FormRefusal): Response {
  const outcome: EnquiryOutcome = {
    outcome: "refused",
    reason: reasons[status],
    retryAfterSeconds: null,
  };
  return Response.json(outcome, { status });
}
