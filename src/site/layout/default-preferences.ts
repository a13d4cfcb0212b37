import type { Locale } from "#domain/locale.ts";
import type { VisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { usDollar } from "#i18n/visitor-currency.ts";
import { defaultAreaUnit, defaultCurrency } from "#site/data/preference-cookies.ts";

/** Where neither cookies nor currencies can be read. */
export function defaultPreferences(locale: Locale): VisitorPreferences {
  return {
    locale,
    currency: defaultCurrency,
    areaUnit: defaultAreaUnit,
    rateDay: "",
    rates: [usDollar],
  };
}
