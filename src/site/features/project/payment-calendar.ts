import { calendarFile, type CalendarEvent } from "#domain/calendar-file.ts";
import { dividedBy, roundHalfUp, times } from "#domain/money.ts";
import { formatsFor } from "#i18n/format.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import { usDollar } from "#i18n/visitor-currency.ts";
import type { Locale } from "#domain/locale.ts";
import type { ProjectPage } from "./page.server.ts";
import { namedPayments, unitName } from "./names.server.ts";

/** Not the host: a file from another address of the site must change the same events. */
const uidDomain = "payments.sahil";

interface PaymentCalendar {
  page: Pick<ProjectPage, "project" | "choices" | "unit" | "stages">;
  locale: Locale;
  /** Address of the project's page with these choices. */
  url: string;
  /** When the file is made, an ISO time. */
  stamp: string;
}

/** Writes the dated payments of the chosen row and plan as a calendar file, in the dollars that the plan is agreed in. */
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
  return roundHalfUp(times(dividedBy(paid, price), 1000)) / 10;
}
