import { usDollar } from "#i18n/visitor-currency.ts";
import type { VisitorChoice } from "#i18n/visitor-choice.tsx";
import type { Locale } from "#domain/locale.ts";

/** The choice of somebody who has chosen nothing, of a site that knows no other currency. */
export function visitorInDollars(locale: Locale): VisitorChoice {
  return {
    locale,
    currency: "USD",
    areaUnit: "m2",
    rateDay: "",
    rates: [usDollar],
  };
}
