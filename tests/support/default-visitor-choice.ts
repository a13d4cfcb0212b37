import { usDollar } from "#i18n/visitor-currency.ts";
import type { VisitorPreferences } from "#i18n/visitor-preferences.tsx";
import type { Locale } from "#domain/locale.ts";

/** The default preferences, on a site whose only currency is the US dollar. */
export function defaultVisitorChoice(locale: Locale): VisitorPreferences {
  return {
    locale,
    currency: "USD",
    areaUnit: "m2",
    rateDay: "",
    rates: [usDollar],
  };
}
