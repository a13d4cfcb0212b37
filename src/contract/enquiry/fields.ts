/** Names of the forms' fields, and what can be wrong with them: shared by the form, its script and the server. */

/** What a form sends, all of it text. A box that is not ticked sends nothing. */
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

/** What goes along with them, filled in by the page or its script and never shown. */
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

/** Sent by the button of a language alone, and then nothing is asked for but the same form in that language. */
export const chosenLocaleField = "locale";

/** A field that people do not see: what is written there was written by a machine. */
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
