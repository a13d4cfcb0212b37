import { isLocale, type Locale } from "#domain/locale.ts";
import { areaUnits, type AreaUnit } from "#domain/vocabulary.ts";

export const currencyCookie = "currency";
export const areaUnitCookie = "area_unit";
const chosenLocaleCookie = "i18n_redirected";

/** Raw values; the caller knows which are valid. */
export const readChosenLocale = cookieReader(chosenLocaleCookie);
export const readChosenCurrency = cookieReader(currencyCookie);
export const readChosenAreaUnit = cookieReader(areaUnitCookie);

const yearInSeconds = 365 * 24 * 60 * 60;

export interface Preferences {
  currency: string;
  areaUnit: AreaUnit;
}

export const defaultCurrency = "USD";
export const defaultAreaUnit: AreaUnit = "m2";

export function readPreferences(cookieHeader: string | null): Preferences {
  const chosenUnit = readChosenAreaUnit(cookieHeader);
  return {
    currency: readChosenCurrency(cookieHeader) ?? defaultCurrency,
    areaUnit: areaUnits.find((unit) => unit === chosenUnit) ?? defaultAreaUnit,
  };
}

/** Fields that hold no language, currency code or unit are ignored. */
export function cookiesFor(form: FormData): string[] {
  const [locale, currency, areaUnit] = ["locale", "currency", "area_unit"].map((name) =>
    form.get(name),
  );
  return [
    ...(typeof locale === "string" && isLocale(locale) ? [localeCookie(locale)] : []),
    ...(typeof currency === "string" && /^[A-Z]{3}$/.test(currency)
      ? [cookie(currencyCookie, currency)]
      : []),
    ...areaUnits.filter((unit) => unit === areaUnit).map((unit) => cookie(areaUnitCookie, unit)),
  ];
}

export function localeCookie(locale: Locale): string {
  return cookie(chosenLocaleCookie, locale);
}

/** Without `Secure`, as the specification asks, so that it is readable over plain HTTP too. */
function cookie(name: string, value: string): string {
  return `${name}=${value}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax`;
}

/** Undefined when absent or not plain ASCII. */
type ReadCookie = (header: string | null | undefined) => string | undefined;

/** Of duplicate cookies the first readable one counts. */
export function cookieReader(name: string): ReadCookie {
  const pattern = new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*([\\w.-]+)\\s*(?:;|$)`);
  // Most requests carry other cookies alone, which the substring test skips cheaply.
  return (header) => (header?.includes(name) ? pattern.exec(header)?.[1] : undefined);
}
