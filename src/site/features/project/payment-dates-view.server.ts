import { linkTo } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import type { InvalidInput } from "./choices.ts";
import type { ProjectCalculation } from "./project-calculation.server.ts";
import { namedPayments } from "./unit-and-stage-names.server.ts";

export interface PaymentDatesView {
  /** ISO dates. */
  signing: { day: string; min: string; max: string };
  invalid: InvalidInput | null;
  /** Number of payments in the plan. */
  count: number;
  /** Null until requested, to keep the document small. */
  table: { caption: string; rows: readonly PaymentRow[] } | null;
  /** Address of the calendar file. */
  calendarHref: string;
  /** Whether undated payments are missing from the calendar file. */
  hasUndatedPayments: boolean;
}

interface PaymentRow {
  number: string;
  name: string;
  date: string;
  amount: string;
}

export function paymentDatesView(page: ProjectCalculation, visitor: Visitor): PaymentDatesView {
  const { stages, choices, signingDays, hasSigningDay } = page;
  const payments = stages.flatMap((stage) => stage.payments);
  return {
    signing: { day: choices.signing, ...signingDays },
    invalid: invalidSigning(page, visitor),
    count: payments.length,
    table: hasSigningDay ? paymentTable(page, visitor) : null,
    calendarHref: calendarHref(page, visitor),
    hasUndatedPayments: payments.some(({ date }) => date === null),
  };
}

function invalidSigning(
  { invalid, signingDays, choices }: ProjectCalculation,
  { locale, format }: Visitor,
): InvalidInput | null {
  if (invalid.signing === null) return null;
  const reason = translatorFor(locale, "plan.dates")("invalid", {
    from: format.date(signingDays.min),
    to: format.date(signingDays.max),
    date: format.date(choices.signing),
  });
  return { value: invalid.signing, reason };
}

function paymentTable(
  { stages, choices }: ProjectCalculation,
  { locale, format, money }: Visitor,
): PaymentDatesView["table"] {
  const names = translatorFor(locale, "plan.stage");
  const payments = stages.flatMap((stage) => namedPayments(stage, names));
  return {
    caption: translatorFor(locale, "plan.dates")("all", {
      count: payments.length,
      date: format.date(choices.signing),
    }),
    rows: payments.map(({ name, date, amountUsd }, index) => ({
      number: format.number(index + 1),
      name,
      date: date === null ? translatorFor(locale, "plan")("undated") : format.date(date),
      amount: money(amountUsd),
    })),
  };
}

/** Includes only choices that affect dates. */
function calendarHref(
  { project, query, choices }: ProjectCalculation,
  { locale }: Visitor,
): string {
  const { country, city } = project.place;
  const place = { country: country.slug, city: city.slug, slug: project.slug };
  const dateChoices = new URLSearchParams(query);
  for (const name of ["sale", "with", "loan"]) dateChoices.delete(name);
  dateChoices.set("signing", choices.signing);
  return `${linkTo(locale, "payment-dates", place)}?${dateChoices}`;
}
