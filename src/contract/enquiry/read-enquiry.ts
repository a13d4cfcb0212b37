/** Reads what a form sent: the same in the browser, which tells faults at once, and on the server, which decides. */
import { answerChannels, enquiryKinds, type EnquiryKind } from "#domain/enquiry.ts";
import { isIsoDate } from "#domain/iso-date.ts";
import { locales, type Locale } from "#domain/locale.ts";
import type { OfficeClock } from "#domain/opening-hours.ts";
import { enquiryKindOf } from "#contract/enquiry/enquiry-query.ts";
import type { Enquiry } from "#contract/enquiry/enquiry.ts";
import type {
  EnquiryFaults,
  EnquiryField,
  EnquiryTexts,
  FieldFault,
} from "#contract/enquiry/fields.ts";
import { fieldsOf } from "#contract/enquiry/form-fields.ts";
import { readChoice } from "#contract/enquiry/read-choice.ts";
import { readEmail } from "#contract/enquiry/read-email.ts";
import { readLine } from "#contract/enquiry/read-line.ts";
import { readMessage } from "#contract/enquiry/read-message.ts";
import { readPartnership } from "#contract/enquiry/read-partnership.ts";
import { readPhone } from "#contract/enquiry/read-phone.ts";
import { readVisit } from "#contract/enquiry/read-visit.ts";
import { allOf, faulty, present, type Reading } from "#contract/enquiry/reading.ts";

/** What the fields alone do not say. */
export interface ReadingFacts {
  /** Of the page. */
  locale: Locale;
  now: Date;
  /** Of the project's country, where visits are; null where there is no visit, or the office could not be looked up. */
  office: OfficeClock | null;
  /** Version of the privacy text that is shown by now; left out where it is not known. */
  privacyVersion?: string | null;
}

export type EnquiryReading = { enquiry: Enquiry } | { faults: EnquiryFaults };

/** Reads an enquiry whole, or tells every field that has to be changed, in the order of the form; never throws. */
export function readEnquiry(texts: EnquiryTexts, facts: ReadingFacts): EnquiryReading {
  const named = readChoice("kind", texts.kind, enquiryKinds);
  if ("faults" in named) return named;
  const kind = enquiryKindOf(named.value, texts.project);
  const reading = kind === "opening" ? readOpening(texts, facts) : readForm(kind, texts, facts);
  if ("value" in reading) return { enquiry: reading.value };
  const order = fieldsOf(kind).map(({ name }) => name);
  const faults = Object.entries(reading.faults) as [EnquiryField, FieldFault][]; // as EnquiryFaults has them
  return {
    faults: Object.fromEntries(
      faults.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
    ),
  };
}

function readForm(kind: EnquiryKind, texts: EnquiryTexts, facts: ReadingFacts): Reading<Enquiry> {
  const channel = readChoice("channel", texts.channel, answerChannels);
  const fields = fieldsOf(kind, "value" in channel ? channel.value : undefined);
  const required = new Set(fields.filter((field) => field.required).map(({ name }) => name));
  const phone = readPhone(texts.phone, texts.phone_country);
  const email = readEmail(texts.email);
  const message = readMessage(texts.message);
  return allOf<Enquiry>({
    kind: { value: kind },
    name: readLine("name", texts.name),
    phone: required.has("phone") ? present("phone", phone, "phone_or_email") : phone,
    email: required.has("email") ? present("email", email) : email,
    channel,
    answerLocale: readChoice("answer_locale", texts.answer_locale ?? facts.locale, locales),
    message: required.has("message") ? present("message", message) : message,
    visit: kind === "viewing" ? readVisit(texts, facts) : { value: null },
    partnership: kind === "partnership" ? readPartnership(texts) : { value: null },
    consentVersion: texts.consent ? readVersion(texts, facts) : faulty("consent", "consent"),
  });
}

/** All that is asked of who wants to hear of an opening is an address; sending it is the consent. */
function readOpening(texts: EnquiryTexts, facts: ReadingFacts): Reading<Enquiry> {
  return allOf<Enquiry>({
    kind: { value: "opening" },
    name: { value: null },
    phone: { value: null },
    email: present("email", readEmail(texts.email)),
    channel: { value: "email" },
    answerLocale: { value: facts.locale },
    message: { value: null },
    visit: { value: null },
    partnership: { value: null },
    consentVersion: readVersion(texts, facts),
  });
}

/** The site asks for no consent to a text from before it. */
const firstVersion = "2026-01-01";

/** The page writes the version, of today or of when it was opened; without one it is not known what was agreed to. */
function readVersion(
  { privacy_version: version = "" }: EnquiryTexts,
  { privacyVersion }: ReadingFacts,
): Reading<string> {
  const isShown = version >= firstVersion && version <= (privacyVersion ?? version);
  return isIsoDate(version) && isShown ? { value: version } : faulty("consent", "consent");
}
