import type { FigureParts } from "#i18n/format.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";

export interface PriceView {
  parts: FigureParts;
  /** Original in US dollars; null when not converted. */
  dollars: string | null;
}

export interface ExplainedPrice extends PriceView {
  /** The original and the rate's date in a sentence; null when not converted. */
  original: string | null;
}

/** `usd` is a whole number. */
export function priceView(usd: number, visitor: Visitor): PriceView {
  return {
    parts: visitor.moneyParts(usd),
    dollars: visitor.isConverted ? visitor.usd(usd) : null,
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

/** For print: `today` is an ISO date. */
export function priceDateNote(today: string, { locale, format, currency }: Visitor): string {
  return translatorFor(locale, "money")("prices_of", {
    day: format.date(today),
    currency: currency.code,
  });
}
