import { areaIn, squareMetresInSquareFoot } from "#domain/area.ts";
import { localeFacts, type Direction, type Locale } from "#domain/locale.ts";
import { convertUsd, roundHalfUp, multiply } from "#domain/money.ts";
import type { AreaUnit } from "#domain/vocabulary.ts";
import { formatsFor, type FigureParts, type Formats } from "#i18n/format.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitorPreferences, type VisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { usDollar, type VisitorCurrency } from "#i18n/visitor-currency.ts";

export interface Visitor {
  locale: Locale;
  direction: Direction;
  currency: VisitorCurrency;
  currencyName: string;
  areaUnit: AreaUnit;
  rates: readonly VisitorCurrency[];
  format: Formats;
  /** Whether prices are converted, so that the price in US dollars is shown too. */
  isConverted: boolean;
  /** Localised date of the exchange rate; empty for US dollars. */
  rateDay: string;
  /** From whole US dollars to the visitor's currency: `$420,000`. */
  money(usd: number): string;
  moneyParts(usd: number): FigureParts;
  /** Without conversion. */
  usd(usd: number): string;
  /** Formats an amount that is already in the currency with ISO 4217 `code`, which is the fallback for a missing symbol. */
  moneyIn(code: string, amount: number): string;
  moneyPartsIn(code: string, amount: number): FigureParts;
  /** For a sentence: `USD 400,000`, `400 000 долларов`, `40万美元`; whole by default. */
  moneyInText(code: string, amount: number, decimals?: number): string;
  /** From square metres to the visitor's unit: `1,150 m²`. */
  area(squareMetres: number): string;
  areaRange(from: number, to: number): string;
  areaUnitName: string;
  /** From US dollars per square metre to the visitor's currency and unit. */
  moneyPerArea(usdPerSquareMetre: number): string;
  moneyPerAreaParts(usdPerSquareMetre: number): FigureParts;
}

const visitorCache = new WeakMap<VisitorPreferences, Visitor>();

/** Throws outside `VisitorProvider`. */
export function useVisitor(): Visitor {
  const preferences = useVisitorPreferences();
  const visitor = visitorCache.get(preferences) ?? visitorOf(preferences);
  visitorCache.set(preferences, visitor);
  return visitor;
}

export function visitorOf(preferences: VisitorPreferences): Visitor {
  const { locale, currency: code, areaUnit, rateDay, rates } = preferences;
  const format = formatsFor(locale);
  const currency = rates.find((rate) => rate.code === code) ?? usDollar;
  const converted = (usd: number) => convertUsd(usd, currency.rate);
  const perUnit = (usdPerSquareMetre: number) => {
    const money = multiply(usdPerSquareMetre, currency.rate);
    return roundHalfUp(areaUnit === "m2" ? money : multiply(money, squareMetresInSquareFoot));
  };
  let words: ReturnType<typeof translatorFor<"money">> | undefined;
  const signOf = (code: string) =>
    rates.find((rate) => rate.code === code) ?? { symbol: code, decimals: 0 };
  return {
    locale,
    direction: localeFacts[locale].direction,
    currency,
    currencyName: currency.name,
    areaUnit,
    rates,
    format,
    isConverted: currency.code !== usDollar.code,
    rateDay,
    money: (usd) => format.money(converted(usd), currency),
    moneyParts: (usd) => format.moneyParts(converted(usd), currency),
    usd: (usd) => format.money(usd, usDollar),
    moneyIn: (code, amount) => format.money(amount, signOf(code)),
    moneyPartsIn: (code, amount) => format.moneyParts(amount, signOf(code)),
    moneyInText(code, amount, decimals) {
      words ??= translatorFor(locale, "money");
      return words("in_text", {
        code,
        amount: format.amountInText(amount, decimals),
        count: amount, // selects the plural form
      });
    },
    area: (squareMetres) => format.area(areaIn(areaUnit, squareMetres), areaUnit),
    areaRange: (from, to) =>
      format.areaRange(areaIn(areaUnit, from), areaIn(areaUnit, to), areaUnit),
    areaUnitName: format.areaUnit(areaUnit),
    moneyPerArea: (usd) => format.money(perUnit(usd), currency),
    moneyPerAreaParts: (usd) => format.moneyParts(perUnit(usd), currency),
  };
}
