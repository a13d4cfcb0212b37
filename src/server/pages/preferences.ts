import { type AreaUnit, areaUnits } from "#domain/vocabulary.ts";
import { memoize } from "#memory/memoize.ts";
import {
  areaUnitCookie,
  currencyCookie,
  defaultAreaUnit,
  defaultCurrency,
  readChosenAreaUnit,
  readChosenCurrency,
} from "#site/data/preference-cookies.ts";

/** A visitor's choices apart from the language; null for the default. */
export interface Preferences {
  currency: string | null;
  areaUnit: AreaUnit | null;
  /** Whether a cookie was sent, even with the default: the response is then not for shared caches. */
  wereSent: boolean;
}

const none: Preferences = { currency: null, areaUnit: null, wereSent: false };

const readCookies = memoize(
  (cookieHeader) => ({
    currency: readChosenCurrency(cookieHeader),
    unit: readChosenAreaUnit(cookieHeader),
  }),
  { maxEntries: 1_000, maxLength: 500 },
);

/** An unknown value counts as none, so that it makes no key of its own. */
export function readPreferences(
  cookieHeader: string | undefined,
  currencies: ReadonlySet<string>,
): Preferences {
  if (cookieHeader === undefined) return none;
  const { currency, unit } = readCookies(cookieHeader);
  if (currency === undefined && unit === undefined) return none;
  const isOther = currency !== undefined && currency !== defaultCurrency;
  return {
    currency: isOther && currencies.has(currency) ? currency : null,
    areaUnit:
      areaUnits.find((candidate) => candidate === unit && candidate !== defaultAreaUnit) ?? null,
    wereSent: true,
  };
}

/** The `Cookie` header that a page is rendered with; null for the defaults. */
export function cookieHeaderOf({ currency, areaUnit }: Preferences): string | null {
  const pairs = [
    ...(currency === null ? [] : [`${currencyCookie}=${currency}`]),
    ...(areaUnit === null ? [] : [`${areaUnitCookie}=${areaUnit}`]),
  ];
  return pairs.length === 0 ? null : pairs.join("; ");
}
