/** The fields of each form in display order, shared by the form and the parser. */
import type { EnquiryField } from "#contract/enquiry/fields.ts";
import type { AnswerChannel, EnquiryKind } from "#domain/enquiry.ts";

export interface FormField {
  name: EnquiryField;
  required: boolean;
}

/** `by-channel`: whether telephone or e-mail is required depends on the chosen reply channel. */
type Need = "required" | "optional" | "by-channel";

type Fields = Partial<Record<EnquiryField, Need>>;

const person: Fields = {
  name: "required",
  phone_country: "optional", // not needed for a number with its country code
  phone: "by-channel",
  email: "by-channel",
};
const answer: Fields = { answer_locale: "required", channel: "required" };
const question: Fields = { ...person, ...answer, message: "optional", consent: "required" };

const fields: Readonly<Record<EnquiryKind, Fields>> = {
  contact: question,
  project: question,
  viewing: { visit: "required", day: "required", time: "required", ...question },
  partnership: {
    company: "required",
    company_country: "required",
    website: "optional",
    partner_kind: "required",
    name: "required",
    role: "required",
    ...person,
    ...answer,
    message: "required",
    consent: "required",
  },
  opening: { email: "required" },
};

/** Lists a form's fields in display order, with those that a reply channel requires. */
export function fieldsOf(kind: EnquiryKind, channel: AnswerChannel = "whatsapp"): FormField[] {
  const entries = Object.entries(fields[kind]) as [EnquiryField, Need][]; // the keys of Fields
  return entries.map(([name, need]) => ({
    name,
    required:
      need === "by-channel" ? (name === "email") === (channel === "email") : need === "required",
  }));
}
