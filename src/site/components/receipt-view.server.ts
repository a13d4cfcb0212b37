import type { PurchaseReceipt, ReceiptLine } from "#domain/purchase-receipt.ts";
import type { PurchaseCost } from "#domain/purchase-rules.ts";
import { isOutdated } from "#domain/outdated.ts";
import type { FigureParts } from "#i18n/format.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";

/** In the country's currency and US dollars; costs and total also in the visitor's currency. */
export interface ReceiptView {
  price: AmountView;
  lines: readonly ReceiptLineView[];
  costs: AmountView & {
    /** Share of the price. */
    share: string;
  };
  total: {
    parts: FigureParts;
    usd: string | null;
    /** With the date of the rate. */
    inVisitorCurrency: string | null;
  };
  /** Sentences with the dates of the figures. */
  dateNotes: readonly string[];
  /** Whether any figure is older than a year. */
  isOutdated: boolean;
}

/** Null where the receipt's own currency is the same. */
export interface AmountView {
  amount: string;
  usd: string | null;
  inVisitorCurrency: string | null;
}

export interface ReceiptLineView extends AmountView {
  slug: string;
  name: string;
  isIllustrative: boolean;
  /** Whether the costs include it; if not, `notAddedReason` says why, where there is a reason. */
  isAdded: boolean;
  notAddedReason: string | null;
  /** How it is calculated. */
  charge: string;
  note: string;
  /** Source and date. */
  source: string;
  isOutdated: boolean;
}

/** `today` is an ISO date; figures older than a year are marked. */
export function receiptView(
  receipt: PurchaseReceipt,
  today: string,
  visitor: Visitor,
): ReceiptView {
  const { locale, format } = visitor;
  const { currency, price, priceUsd, costs, costsUsd, total, totalUsd, asOf } = receipt;
  const t = translatorFor(locale, "receipt");
  const isInDollars = currency === "USD";
  // Whether the visitor's currency is neither US dollars nor the receipt's.
  const isThirdCurrency = visitor.isConverted && visitor.currency.code !== currency;
  const percent = isolate(format.percent((costs / price) * 100, 1));
  const converted = { amount: isolate(visitor.money(totalUsd)), date: visitor.rateDay };

  function amountView(amount: number, usd: number): AmountView {
    return {
      amount: visitor.moneyIn(currency, amount),
      usd: isInDollars ? null : visitor.usd(usd),
      inVisitorCurrency: null,
    };
  }

  return {
    price: amountView(price, priceUsd),
    lines: receipt.lines.map((line) => ({
      ...amountView(line.amount, line.amountUsd),
      ...lineView(line, { currency, today }, visitor),
    })),
    costs: {
      ...amountView(costs, costsUsd),
      inVisitorCurrency: isThirdCurrency ? visitor.money(costsUsd) : null,
      share: t("costs_share", { percent }),
    },
    total: {
      parts: visitor.moneyPartsIn(currency, total),
      usd: isInDollars ? null : t("in_usd", { usd: isolate(visitor.usd(totalUsd)) }),
      inVisitorCurrency: isThirdCurrency ? t("in_visitor_currency", converted) : null,
    },
    dateNotes: dateNotesOf(receipt, visitor),
    isOutdated: isOutdated(asOf, today),
  };
}

function lineView(
  line: ReceiptLine,
  { currency, today }: { currency: string; today: string },
  visitor: Visitor,
) {
  const { kind, cost } = line;
  const { slug, name, illustrative, note, source, asOf } = cost;
  const t = translatorFor(visitor.locale, "receipt");
  return {
    slug,
    name,
    isIllustrative: illustrative,
    isAdded: kind === "added",
    notAddedReason: {
      included: t("included"),
      seller: t("paid_by_seller"),
      added: null,
      zero: null,
    }[kind],
    charge: chargeText(line, currency, visitor),
    note,
    source: t("source", { source, date: visitor.format.date(asOf) }),
    isOutdated: isOutdated(asOf, today),
  };
}

function dateNotesOf(
  { currency, asOf, rateAsOf }: PurchaseReceipt,
  { locale, format, rates, moneyInText }: Visitor,
): string[] {
  const t = translatorFor(locale, "receipt");
  const estimate = t("estimate", { date: format.date(asOf) });
  const rate = rates.find(({ code }) => code === currency)?.rate;
  if (currency === "USD" || rate === undefined) return [estimate];
  const perDollar = isolate(moneyInText(currency, rate, 4));
  return [estimate, t("rate", { rate: perDollar, date: format.date(rateAsOf) })];
}

/** Such as `4% of the price, buyer's share 50%`. */
function chargeText({ cost, base }: ReceiptLine, currency: string, visitor: Visitor): string {
  const t = translatorFor(visitor.locale, "receipt");
  const percent = (value: number) => isolate(visitor.format.percent(value, 2));
  const money = (code: string, amount: number) => isolate(visitor.moneyInText(code, amount));
  const { reduction, buyerShare, vatPercent } = cost;
  const parts = baseCharge(cost);
  if (reduction !== null) parts.push(t("reduced", { percent: percent(reduction * 100) }));
  if (buyerShare > 0 && buyerShare < 1) {
    parts.push(t("buyers_share", { percent: percent(buyerShare * 100) }));
  }
  if (vatPercent !== null) parts.push(t("plus_vat", { percent: percent(vatPercent) }));
  return parts.reduce((first, second) => t("joined", { first, second }));

  function baseCharge({ charge, ...cost }: PurchaseCost): string[] {
    if ("fixed" in charge) {
      return [t("fixed", { amount: money(charge.fixed.currency, charge.fixed.amount) })];
    }
    if ("bands" in charge) {
      return charge.bands.map((band) =>
        band.upTo === null
          ? t("band_above", { percent: percent(band.percent) })
          : t("band_up_to", {
              percent: percent(band.percent),
              amount: money(charge.currency, band.upTo),
            }),
      );
    }
    const share = percent(charge.percent);
    if (cost.base === "loan") {
      return [t("of_loan", { percent: share, amount: money(currency, base) })];
    }
    return [t(cost.includedInPrice ? "of_net_price" : "of_price", { percent: share })];
  }
}
