/** An enquiry as stored, and its mapping to a row and back. */
import type { Insertable, Selectable } from "kysely";
import type { EnquiryContext, Enquiry } from "#contract/enquiry/enquiry.ts";
import type { DeliveryState, DeliveryTarget, IsoTime } from "#database/schema/enquiries.ts";
import type { Database } from "#database/schema.ts";

export interface StoredEnquiry {
  id: number;
  reference: string;
  receivedAt: IsoTime;
  enquiry: Enquiry;
  context: EnquiryContext;
}

export interface Delivery {
  id: number;
  target: DeliveryTarget;
  state: DeliveryState;
  attempts: number;
  /** Next attempt; for a running delivery, when its claim expires. */
  dueAt: IsoTime;
  firstDueAt: IsoTime;
  deliveredAt: IsoTime | null;
  lastFault: string | null;
}

export interface ListedEnquiry extends StoredEnquiry {
  deliveries: Delivery[];
}

type Details = Pick<Enquiry, "visit" | "partnership"> &
  Pick<EnquiryContext, "project" | "currency" | "timeZone" | "questionnaire" | "firstTouch">;
export type EnquiryRow = Selectable<Database["enquiry"]>;

/** Columns that an enquiry is read from, for a query's `select`. */
export const storedColumns = [
  "enquiry.id",
  "enquiry.reference",
  "enquiry.received_at",
  "enquiry.kind",
  "enquiry.locale",
  "enquiry.name",
  "enquiry.phone",
  "enquiry.email",
  "enquiry.channel",
  "enquiry.answer_locale",
  "enquiry.message",
  "enquiry.consent_version",
  "enquiry.page",
  "enquiry.details",
] as const;
type StoredRow = Omit<EnquiryRow, "submission" | "email_key">;

/** Maps an enquiry to columns, without reference, time and submission. */
export function contentOf(
  enquiry: Enquiry,
  context: EnquiryContext,
): Omit<Insertable<Database["enquiry"]>, "id" | "reference" | "submission" | "received_at"> {
  const { visit, partnership } = enquiry;
  const { project, currency, timeZone, questionnaire, firstTouch } = context;
  const details: Details = {
    visit,
    partnership,
    project,
    currency,
    timeZone,
    questionnaire,
    firstTouch,
  };
  return {
    kind: enquiry.kind,
    locale: context.locale,
    name: enquiry.name,
    phone: enquiry.phone,
    email: enquiry.email,
    email_key: enquiry.email === null ? null : emailKey(enquiry.email),
    channel: enquiry.channel,
    answer_locale: enquiry.answerLocale,
    message: enquiry.message,
    consent_version: enquiry.consentVersion,
    page: context.page,
    details: JSON.stringify(details),
  };
}

export function storedEnquiryOf(row: StoredRow): StoredEnquiry {
  const { visit, partnership, ...context } = JSON.parse(row.details) as Details; // written by `contentOf`
  return {
    id: row.id,
    reference: row.reference,
    receivedAt: row.received_at,
    enquiry: {
      kind: row.kind,
      name: row.name,
      phone: row.phone,
      email: row.email,
      channel: row.channel,
      answerLocale: row.answer_locale,
      message: row.message,
      visit,
      partnership,
      consentVersion: row.consent_version,
    },
    context: { locale: row.locale, page: row.page, ...context },
  };
}

/** Normalizes an address for comparison. Not in SQL: SQLite lowercases ASCII only. */
export function emailKey(email: string): string {
  return email.normalize("NFC").toLowerCase();
}
