import { calendarFile, type CalendarEvent } from "#domain/calendar-file.ts";
import { divide, roundHalfUp, multiply } from "#domain/money.ts";
import { formatsFor } from "#i18n/format.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import { usDollar } from "#i18n/visitor-currency.ts";
import type { Locale } from "#domain/locale.ts";
import type { ProjectCalculation } from "./project-calculation.server.ts";
import { namedPayments, unitName } from "./unit-and-stage-names.server.ts";

/** Fixed rather than the host, so that files from any domain update the same events. */
const uidDomain = "payments.sahil";

interface PaymentCalendar {
  page: Pick<ProjectCalculation, "project" | "choices" | "unit" | "stages">;
  locale: Locale;
  /** URL of the project page with these choices. */
  url: string;
  /** Creation time, ISO. */
  stamp: string;
}

/** iCalendar file with the dated payments of the selected row and plan, in the plan's US dollars. */
export function paymentCalendar({ page, locale, url, stamp }: PaymentCalendar): string {
  const { project, choices, unit, stages } = page;
  const t = translatorFor(locale, "plan");
  const stageTexts = translatorFor(locale, "plan.stage");
  const { money, percent } = formatsFor(locale);
  const dollars = (amount: number) => isolate(money(amount, usDollar));
  const payments = stages.flatMap((stage) => namedPayments(stage, stageTexts));
  const variant = [project.ref, choices.unit + 1, choices.plan + 1].join("-");

  let paid = 0;
  const events = payments.flatMap(({ amountUsd, date, name }, index): CalendarEvent[] => {
    paid += amountUsd;
    if (date === null) return [];
    const details = t("calendar.details", {
      number: index + 1,
      count: payments.length,
      percent: isolate(percent(shareOf(paid, unit.priceUsd.from))),
      price: dollars(unit.priceUsd.from),
      ref: isolate(project.ref),
      unit: unitName(unit, project.types, locale),
    });
    const summary = t("calendar.event", {
      name: project.name,
      stage: name,
      amount: dollars(amountUsd),
    });
    return [
      { uid: `${variant}-${index + 1}@${uidDomain}`, date, summary, description: details, url },
    ];
  });
  return calendarFile({ name: t("calendar.name", { name: project.name }), stamp, events });
}

/** Percent with one decimal. */
function shareOf(paid: number, price: number): number {
  return roundHalfUp(multiply(divide(paid, price), 1000)) / 10;
}
