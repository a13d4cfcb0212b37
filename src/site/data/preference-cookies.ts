/** The three cookies in which a visitor's choices are kept: language, currency and unit of area. */
import { isLocale, type Locale } from "#domain/locale.ts";
import { areaUnits, type AreaUnit } from "#domain/vocabulary.ts";

export const currencyCookie = "currency";
export const areaUnitCookie = "area_unit";
const chosenLocaleCookie = "i18n_redirected";

/** Each as its cookie says it; whoever reads it knows what there is. */
export const readChosenLocale = cookieReader(chosenLocaleCookie);
export const readChosenCurrency = cookieReader(currencyCookie);
export const readChosenAreaUnit = cookieReader(areaUnitCookie);

const yearInSeconds = 365 * 24 * 60 * 60;

export interface Preferences {
  /** As the cookie says it; whoever reads it knows which currencies there are. */
  currency: string;
  areaUnit: AreaUnit;
}

/** Reads what a visitor has chosen; US dollars and square metres unless told. */
export function readPreferences(cookieHeader: string | null): Preferences {
  const chosenUnit = readChosenAreaUnit(cookieHeader);
  return {
    currency: readChosenCurrency(cookieHeader) ?? "USD",
    areaUnit: areaUnits.find((unit) => unit === chosenUnit) ?? "m2",
  };
}

/** The cookies for the choices of a form; what is no language, currency code or unit is passed over. */
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

/** Readable on plain http too, because the specification says "not secure". */
function cookie(name: string, value: string): string {
  return `${name}=${value}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax`;
}

/** Reads a cookie from a Cookie header; undefined where it is not there, or is not plain ASCII text. */
type ReadCookie = (header: string | null | undefined) => string | undefined;

/** Makes the reader of one cookie: of a name that stands twice the first counts, as long as it can be read. */
export function cookieReader(name: string): ReadCookie {
  const pattern = new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*([\\w.-]+)\\s*(?:;|$)`);
  // Most readers have other cookies alone, and taking a header into pieces costs three times as much.
  return (header) => (header?.includes(name) ? pattern.exec(header)?.[1] : undefined);
}
