/** Which paths take forms, and how a form is refused. */
import {
  refusalStatus,
  type EnquiryOutcome,
  type RefusalReason,
} from "#contract/enquiry/outcome.ts";
import { locales } from "#domain/locale.ts";
import { type FormReader, localeRoutes, routesWithoutLocale } from "#site/route-table.ts";

const readers: ReadonlyMap<string, FormReader> = new Map(
  [
    ...routesWithoutLocale.map(({ path, form }) => [`/${path}`, form] as const),
    ...localeRoutes.flatMap(({ path, form }) =>
      locales.map((locale) => [`/${locale}/${path}`, form] as const),
    ),
  ].flatMap(([path, form]) => (form === undefined ? [] : [[path, form] as const])),
);

/** Who reads what is answered to a form that is sent to a path; null where no form is. */
export function formReader(path: string): FormReader | null {
  return readers.get(path.replace(/\.data$/, "")) ?? null;
}

/** Sent from another site, longer than any form of ours, or without saying how long. */
export type FormRefusal = Extract<RefusalReason, "foreign" | "too_large" | "unmeasured">;

/** Of forms that are not even read. */
export type UnreadForm = Exclude<FormRefusal, "foreign">;

/** Why a form is not read, by the status with which anything else would be refused; null for another status. */
export function unreadForm(status: number): UnreadForm | null {
  const unread = ["too_large", "unmeasured"] as const;
  return unread.find((reason) => refusalStatus[reason] === status) ?? null;
}

/** What a form's script is told. */
export function refusedOutcome(reason: FormRefusal): Response {
  const outcome: EnquiryOutcome = { outcome: "refused", reason, retryAfterSeconds: null };
  return Response.json(outcome, { status: refusalStatus[reason] });
}
