/** Validates a submitted form, in the browser for immediate feedback and on the server with authority. */
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
import { readViewing } from "#contract/enquiry/read-viewing.ts";
import { allOf, faulty, present, type Reading } from "#contract/enquiry/field-reading.ts";

/** Context that the fields do not contain. */
export interface ReadingFacts {
  locale: Locale;
  now: Date;
  /** Office of the project's country; null without a visit or when it could not be looked up. */
  office: OfficeClock | null;
  /** Current version of the privacy text; absent when unknown. */
  privacyVersion?: string | null;
}

export type EnquiryReading = { enquiry: Enquiry } | { faults: EnquiryFaults };

/** Parses an enquiry or returns the fault of every invalid field in form order; never throws. */
export function readEnquiry(texts: EnquiryTexts, facts: ReadingFacts): EnquiryReading {
  const kindChoice = readChoice("kind", texts.kind, enquiryKinds);
  if ("faults" in kindChoice) return kindChoice;
  const kind = enquiryKindOf(kindChoice.value, texts.project);
  const reading =
    kind === "opening" ? readLaunchNotification(texts, facts) : readForm(kind, texts, facts);
  if ("value" in reading) return { enquiry: reading.value };
  const order = fieldsOf(kind).map(({ name }) => name);
  const faults = Object.entries(reading.faults) as [EnquiryField, FieldFault][]; // keys of EnquiryFaults
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
    visit: kind === "viewing" ? readViewing(texts, facts) : { value: null },
    partnership: kind === "partnership" ? readPartnership(texts) : { value: null },
    consentVersion: texts.consent ? readVersion(texts, facts) : faulty("consent", "consent"),
  });
}

/** A launch notification needs an e-mail address only; submitting it is the consent. */
function readLaunchNotification(texts: EnquiryTexts, facts: ReadingFacts): Reading<Enquiry> {
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

/** No version of the privacy text is older than the site. */
const firstVersion = "2026-01-01";

/** The page sends the version shown when it was opened; without one, consent cannot be proved. */
function readVersion(
  { privacy_version: version = "" }: EnquiryTexts,
  { privacyVersion }: ReadingFacts,
): Reading<string> {
  const isShown = version >= firstVersion && version <= (privacyVersion ?? version);
  return isIsoDate(version) && isShown ? { value: version } : faulty("consent", "consent");
}
