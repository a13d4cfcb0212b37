import type { Generated } from "kysely";
import type { AnswerChannel, EnquiryKind } from "#domain/enquiry.ts";
import type { Locale } from "#domain/locale.ts";
import type { IsoDay, Json } from "#database/schema/entity.ts";

/** ISO time in UTC, so that text comparison orders by time. */
export type IsoTime = string;

export const deliveryStates = ["waiting", "delivered", "dead"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const deliveryTargets = ["webhook", "email", "hubspot", "bitrix24", "kommo"] as const;
export type DeliveryTarget = (typeof deliveryTargets)[number];

export interface EnquiryTables {
  enquiry: {
    id: Generated<number>;
    reference: string;
    /** SHA-256 that identifies a submission, for idempotency. */
    submission: string;
    kind: EnquiryKind;
    received_at: IsoTime;
    locale: Locale;
    name: string | null;
    phone: string | null; // E.164
    email: string | null;
    /** The address in lower case, for lookups by person. */
    email_key: string | null;
    channel: AnswerChannel;
    answer_locale: Locale;
    message: string | null;
    consent_version: IsoDay;
    page: string;
    details: Json; // { visit, partnership, project, currency, timeZone, questionnaire, firstTouch }
  };
  /** Outbox: one row for each target of an enquiry. */
  enquiry_delivery: {
    id: Generated<number>;
    enquiry_id: number;
    target: DeliveryTarget;
    state: DeliveryState;
    attempts: number;
    /** Time of the next attempt; while claimed, when the claim expires. */
    due_at: IsoTime;
    /** Id of the worker that is delivering; null for none. */
    claim: string | null;
    first_due_at: IsoTime;
    delivered_at: IsoTime | null;
    last_fault: string | null;
  };
  /** Rate limit counters; `key` is a hash, and rows are deleted after their window. */
  enquiry_limit: { key: string; expires_at: IsoTime; count: number };
}
