import { type AreaUnit, areaUnits } from "#domain/vocabulary.ts";
import { readCookie } from "#server/requests/cookies.ts";

/** What a visitor has chosen apart from the language; null for what every visitor gets. */
export interface Preferences {
  currency: string | null;
  areaUnit: AreaUnit | null;
}

export const currencyCookie = "currency";
export const areaUnitCookie = "area_unit";
const standard = { currency: "USD", areaUnit: "m2" };
const none: Preferences = { currency: null, areaUnit: null };

/** Reads the preference cookies. An unknown value counts as none, so that it cannot make a page of its own. */
export function readPreferences(
  cookieHeader: string | undefined,
  currencies: ReadonlySet<string>,
): Preferences {
  if (cookieHeader === undefined) return none;
  const currency = readCookie(cookieHeader, currencyCookie) ?? standard.currency;
  const unit = readCookie(cookieHeader, areaUnitCookie);
  return {
    currency: currency !== standard.currency && currencies.has(currency) ? currency : null,
    areaUnit: areaUnits.find((known) => known === unit && known !== standard.areaUnit) ?? null,
  };
}

/** Tells whether the visitor has sent a preference at all: their answers are not for shared caches. */
export function hasPreferences(cookieHeader: string | undefined): boolean {
  return (
    readCookie(cookieHeader, currencyCookie) !== undefined ||
    readCookie(cookieHeader, areaUnitCookie) !== undefined
  );
}

/** The Cookie header that a page is rendered with, or null where it needs none. */
export function cookieHeaderOf({ currency, areaUnit }: Preferences): string | null {
  const pairs = [
    ...(currency === null ? [] : [`${currencyCookie}=${currency}`]),
    ...(areaUnit === null ? [] : [`${areaUnitCookie}=${areaUnit}`]),
  ];
  return pairs.length === 0 ? null : pairs.join("; ");
}
