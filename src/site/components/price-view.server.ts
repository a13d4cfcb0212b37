import type { FigureParts } from "#i18n/format.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";

/** A price in the visitor's currency, as cards and `Dollars` show it. */
export interface PriceView {
  parts: FigureParts;
  /** The original in US dollars; null where prices are not converted. */
  dollars: string | null;
}

/** A price that stands alone, as `PriceFigure` shows it. */
export interface ExplainedPrice extends PriceView {
  /** The original and the day of the rate in a sentence; null where prices are not converted. */
  original: string | null;
}

/** Writes whole US dollars for a visitor. */
export function priceView(usd: number, visitor: Visitor): PriceView {
  return {
    parts: visitor.moneyParts(usd),
    dollars: visitor.converts ? visitor.usd(usd) : null,
  };
}

export function explainedPrice(usd: number, visitor: Visitor): ExplainedPrice {
  const { locale, rateDay } = visitor;
  const price = priceView(usd, visitor);
  const t = translatorFor(locale, "card");
  return {
    ...price,
    original: price.dollars && t("price_in_usd", { usd: isolate(price.dollars), date: rateDay }),
  };
}

/** For paper: of which day the prices are, an ISO date, and in what. */
export function pricesOfDay(today: string, { locale, format, currency }: Visitor): string {
  return translatorFor(locale, "money")("prices_of", {
    day: format.date(today),
    currency: currency.code,
  });
}
