/** Figures as a page's visitor is to read them, by language, currency and unit of area. */
import { areaIn, squareMetresInSquareFoot } from "#domain/area.ts";
import { localeFacts, type Direction, type Locale } from "#domain/locale.ts";
import { convertUsd, roundHalfUp, times } from "#domain/money.ts";
import type { AreaUnit } from "#domain/vocabulary.ts";
import { formatsFor, type FigureParts, type Formats } from "#i18n/format.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitorChoice, type VisitorChoice } from "#i18n/visitor-choice.tsx";
import { usDollar, type VisitorCurrency } from "#i18n/visitor-currency.ts";

export interface Visitor {
  locale: Locale;
  direction: Direction;
  currency: VisitorCurrency;
  currencyName: string;
  areaUnit: AreaUnit;
  rates: readonly VisitorCurrency[];
  format: Formats;
  /** Whether prices are converted, so that the original in US dollars should be at hand. */
  converts: boolean;
  /** Day of the currency's rate, as the language writes it; empty where it has none. */
  rateDay: string;
  /** Whole US dollars in the chosen currency: `$420,000`. */
  money(usd: number): string;
  moneyParts(usd: number): FigureParts;
  /** Whole US dollars as they are. */
  usd(usd: number): string;
  /** An amount that is in another currency already, `code` being its ISO 4217 code; the code stands in where we have no symbol. */
  moneyIn(code: string, amount: number): string;
  moneyPartsIn(code: string, amount: number): FigureParts;
  /** The same as a sentence names it: `USD 400,000`, `400 000 долларов`, `40万美元`; whole unless told. */
  moneyInText(code: string, amount: number, decimals?: number): string;
  /** Square metres in the chosen unit: `1,150 m²`. */
  area(squareMetres: number): string;
  areaRange(from: number, to: number): string;
  /** The unit alone: `m²`. */
  areaUnitName: string;
  /** US dollars for a square metre as money for one unit of area. */
  moneyPerArea(usdPerSquareMetre: number): string;
  moneyPerAreaParts(usdPerSquareMetre: number): FigureParts;
}

const made = new WeakMap<VisitorChoice, Visitor>();

/** The visitor of the page. Throws outside `VisitorProvider`. */
export function useVisitor(): Visitor {
  const choice = useVisitorChoice();
  const visitor = made.get(choice) ?? visitorOf(choice);
  made.set(choice, visitor);
  return visitor;
}

/** Binds the formats of a language to a visitor's choices. */
export function visitorOf(choice: VisitorChoice): Visitor {
  const { locale, currency: code, areaUnit, rateDay, rates } = choice;
  const format = formatsFor(locale);
  const currency = rates.find((rate) => rate.code === code) ?? usDollar;
  const converted = (usd: number) => convertUsd(usd, currency.rate);
  const perUnit = (usdPerSquareMetre: number) => {
    const money = times(usdPerSquareMetre, currency.rate);
    return roundHalfUp(areaUnit === "m2" ? money : times(money, squareMetresInSquareFoot));
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
    converts: currency.code !== usDollar.code,
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
        count: amount, // for the form of the noun
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
