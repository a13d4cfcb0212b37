/** Which fields the form of each kind of enquiry has, in the order to show them: the form and its reader share it. */
import type { EnquiryField } from "#contract/enquiry/fields.ts";
import type { AnswerChannel, EnquiryKind } from "#domain/enquiry.ts";

export interface FormField {
  name: EnquiryField;
  required: boolean;
}

/** What a field asks for; the telephone and the e-mail address depend on how the visitor wants to be answered. */
type Need = "required" | "optional" | "by-channel";

type Fields = Partial<Record<EnquiryField, Need>>;

const person: Fields = {
  name: "required",
  phone_country: "optional", // a number with its country code needs none
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

/** Lists the fields of a kind's form in order, with what is required once that channel is chosen. */
export function fieldsOf(kind: EnquiryKind, channel: AnswerChannel = "whatsapp"): FormField[] {
  const entries = Object.entries(fields[kind]) as [EnquiryField, Need][]; // the keys of Fields
  return entries.map(([name, need]) => ({
    name,
    required:
      need === "by-channel" ? (name === "email") === (channel === "email") : need === "required",
  }));
}
