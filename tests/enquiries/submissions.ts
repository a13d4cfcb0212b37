import type { Submission } from "#contract/enquiry/receiver.ts";
import type { EnquiryContext, Enquiry } from "#contract/enquiry/enquiry.ts";
import type { EnquiryLimits } from "#enquiries/limits.ts";

export const noLimits: EnquiryLimits = { perAddress: [], perPhone: [] };

const enquiry: Enquiry = {
  kind: "contact",
  name: "Noura Al-Harbi",
  phone: "+966501234567",
  email: "Noura@example.com",
  channel: "whatsapp",
  answerLocale: "ar",
  message: "A home by the sea, please.",
  visit: null,
  partnership: null,
  consentVersion: "2026-11-01",
};

const enquiryContext: EnquiryContext = {
  locale: "en",
  page: "/en/contact-us",
  project: null,
  currency: "USD",
  timeZone: "Asia/Riyadh",
  questionnaire: null,
  firstTouch: null,
};

interface Parts {
  enquiry?: Partial<Enquiry>;
  context?: Partial<EnquiryContext>;
  key?: string | null;
  address?: string;
}

/** A submission by another person with its own key; `parts` override its fields. */
export function exampleSubmission(parts: Parts = {}): Submission {
  return {
    enquiry: { ...enquiry, ...parts.enquiry },
    context: { ...enquiryContext, ...parts.context },
    key: parts.key === undefined ? crypto.randomUUID() : parts.key,
    address: parts.address ?? "203.0.113.7",
  };
}
