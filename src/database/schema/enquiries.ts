import type { Generated } from "kysely";
import type { AnswerChannel, EnquiryKind } from "#domain/enquiry.ts";
import type { Locale } from "#domain/locale.ts";
import type { IsoDay, Json } from "#database/schema/entity.ts";

/** An instant as `toISOString` writes it, always in UTC, so that texts compare as times do. */
export type IsoTime = string;

export const deliveryStates = ["waiting", "delivered", "dead"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Where an enquiry can be delivered to. */
export const deliveryTargets = ["webhook", "email", "hubspot", "bitrix24", "kommo"] as const;
export type DeliveryTarget = (typeof deliveryTargets)[number];

export interface EnquiryTables {
  enquiry: {
    id: Generated<number>;
    reference: string;
    /** SHA-256 of what makes a submission one and the same, however often it arrives. */
    submission: string;
    kind: EnquiryKind;
    received_at: IsoTime;
    /** Of the page that it was sent from. */
    locale: Locale;
    name: string | null;
    phone: string | null; // E.164
    email: string | null;
    /** The e-mail address in lower case, by which a person is found again. */
    email_key: string | null;
    channel: AnswerChannel;
    answer_locale: Locale;
    message: string | null;
    consent_version: IsoDay;
    page: string;
    details: Json; // { visit, partnership, project, currency, timeZone, questionnaire, firstTouch }
  };
  /** The outbox: one row for each place that an enquiry is to reach. */
  enquiry_delivery: {
    id: Generated<number>;
    enquiry_id: number;
    target: DeliveryTarget;
    state: DeliveryState;
    attempts: number;
    /** When it is due; of a row that is claimed, when the claim expires. */
    due_at: IsoTime;
    /** Of whoever is delivering it; null while nobody is. */
    claim: string | null;
    first_due_at: IsoTime;
    delivered_at: IsoTime | null;
    last_fault: string | null;
  };
  /** How many enquiries came under a key within a window. `key` is a hash, and goes soon after its window has ended. */
  enquiry_limit: { key: string; expires_at: IsoTime; count: number };
}
