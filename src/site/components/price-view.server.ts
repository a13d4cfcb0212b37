import type { FigureParts } from "#i18n/format.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";

/** A price in the visitor's currency, as `PriceFigure` and `Dollars` show it. */
export interface PriceView {
  parts: FigureParts;
  /** The original in US dollars; null where prices are not converted. */
  dollars: string | null;
  /** The original and the day of the rate in a sentence; null where prices are not converted. */
  original: string | null;
}

/** Writes whole US dollars for a visitor. */
export function priceView(usd: number, visitor: Visitor): PriceView {
  const { converts, locale, rateDay } = visitor;
  const dollars = converts ? visitor.usd(usd) : null;
  return {
    parts: visitor.moneyParts(usd),
    dollars,
    original:
      dollars &&
      translatorFor(locale, "card")("price_in_usd", { usd: isolate(dollars), date: rateDay }),
  };
}

/** For paper: of which day the prices are, an ISO date, and in what. */
export function pricesOfDay(today: string, { locale, format, currency }: Visitor): string {
  return translatorFor(locale, "money")("prices_of", {
    day: format.date(today),
    currency: currency.code,
  });
}
