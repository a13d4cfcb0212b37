/** Names and faults of form fields, shared by the form, its script and the server. */

/** Form fields, all text; an unticked checkbox is not sent. */
export const enquiryFields = [
  "kind",
  "name",
  "phone",
  "phone_country",
  "email",
  "channel",
  "answer_locale",
  "message",
  "visit",
  "day",
  "time",
  "company",
  "company_country",
  "website",
  "role",
  "partner_kind",
  "consent",
] as const;
export type EnquiryField = (typeof enquiryFields)[number];

/** Hidden fields, filled in by the page or its script. */
export const accompanyingFields = [
  "page",
  "project",
  "privacy_version",
  "key",
  "elapsed_ms",
  "time_zone",
  "first_touch",
  "questionnaire",
] as const;
export type AccompanyingField = (typeof accompanyingFields)[number];

/** Sent only by a language button, which asks for the same form in that language. */
export const chosenLocaleField = "locale";

/** Honeypot, hidden from people: only bots fill it in. */
export const trapField = "topic_line";

/** Translated under `enquiry.fault`. */
export const fieldFaults = [
  "missing",
  "too_short",
  "too_long",
  "characters",
  "choice",
  "phone_country",
  "phone_short",
  "phone_long",
  "phone_length",
  "phone_code",
  "phone_unreadable",
  "phone_or_email",
  "email_at",
  "email_domain",
  "email_unreadable",
  "website_unreadable",
  "day_past",
  "day_far",
  "day_closed",
  "time_closed",
  "consent",
] as const;
export type FieldFault = (typeof fieldFaults)[number];

export type EnquiryFaults = Partial<Record<EnquiryField, FieldFault>>;
export type EnquiryTexts = Partial<Record<EnquiryField | AccompanyingField, string>>;
