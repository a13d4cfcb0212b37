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

/** Null for a path that takes no form. */
export function formReader(path: string): FormReader | null {
  return readers.get(path.replace(/\.data$/, "")) ?? null;
}

export type FormRefusal = Extract<RefusalReason, "foreign" | "too_large" | "unmeasured">;

/** Refusals before the form is read. */
export type UnreadForm = Exclude<FormRefusal, "foreign">;

/** The reason that belongs to a status; null for any other status. */
export function unreadForm(status: number): UnreadForm | null {
  const unread = ["too_large", "unmeasured"] as const;
  return unread.find((reason) => refusalStatus[reason] === status) ?? null;
}

export function refusedOutcome(reason: FormRefusal): Response {
  const outcome: EnquiryOutcome = { outcome: "refused", reason, retryAfterSeconds: null };
  return Response.json(outcome, { status: refusalStatus[reason] });
}
