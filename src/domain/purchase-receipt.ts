/** Itemises the costs of a purchase by the eight rules of docs/receipts.md. */
import {
  convertToUsd,
  convertUsd,
  divide,
  percentOf,
  add,
  rateOf,
  roundHalfUp,
  multiply,
  type Ratio,
} from "#domain/money.ts";
import {
  appliesTo,
  convertAmount,
  type PurchasedUnit,
  type PurchaseProject,
} from "#domain/purchase-conditions.ts";
import type { CurrencyRate, PurchaseCost, PurchaseRules } from "#domain/purchase-rules.ts";
import type { SaleKind } from "#domain/vocabulary.ts";

/** Only `added` counts towards the costs: `included` is part of the price, `seller` is paid by the seller, `zero` charges nothing. */
export type LineKind = "added" | "included" | "seller" | "zero";

export interface ReceiptLine {
  cost: PurchaseCost;
  kind: LineKind;
  /** Whole units of the receipt's currency. */
  amount: number;
  /** Whole US dollars, rounded independently of the other lines. */
  amountUsd: number;
  /** The price or the loan that a percentage applies to, in the receipt's currency. */
  base: number;
}

export interface PurchaseReceipt {
  /** ISO 4217; amounts without `Usd` are whole units of it. */
  currency: string;
  price: number;
  priceUsd: number;
  lines: readonly ReceiptLine[];
  costs: number;
  costsUsd: number;
  total: number;
  totalUsd: number;
  /** ISO date of the oldest figure among the lines, or of the exchange rate when there are no lines. */
  asOf: string;
  rateAsOf: string;
}

export interface ReceiptRequest {
  rules: PurchaseRules;
  rates: readonly CurrencyRate[];
  unit: PurchasedUnit;
  project: PurchaseProject;
  choices?: {
    /** `mortgage`, `main-home` or a programme's slug. */
    onlyWith?: readonly string[];
    /** Overrides the project's own. */
    sale?: SaleKind;
    /** Percent of the price that is financed by a loan. */
    loanPercent?: number;
  };
}

/** Computes a receipt in the currency of the country's rules; lines keep the order of the rules. */
export function purchaseReceipt(request: ReceiptRequest): PurchaseReceipt {
  const { rules, rates, unit, project, choices = {} } = request;
  const { currency } = rules;
  const { rate, asOf: rateAsOf } = rateOf(rates, currency);
  const purchase = {
    unit,
    project: { ...project, sale: choices.sale ?? project.sale },
    onlyWith: choices.onlyWith ?? [],
  };
  const price = convertUsd(unit.priceUsd, rate);
  const loan = roundHalfUp(percentOf(choices.loanPercent ?? 0, price));

  const counted = rules.costs.filter((cost) => appliesTo(cost.appliesTo, purchase, rates));
  const replaced = counted.map((cost) => cost.replaces);
  const lines = counted
    .filter((cost) => !replaced.includes(cost.slug))
    .map((cost): ReceiptLine => {
      const base = cost.base === "loan" ? loan : price;
      const amount = amountOf(cost, base, currency, rates);
      return {
        cost,
        kind: kindOf(cost, amount),
        amount,
        amountUsd: convertToUsd(amount, rate),
        base,
      };
    });

  const costs = lines
    .filter(({ kind }) => kind === "added")
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    currency,
    price,
    priceUsd: unit.priceUsd,
    lines,
    costs,
    costsUsd: convertToUsd(costs, rate),
    total: price + costs,
    totalUsd: convertToUsd(price + costs, rate),
    asOf: lines.map(({ cost }) => cost.asOf).sort()[0] ?? rateAsOf,
    rateAsOf,
  };
}

/** A line that the seller pays shows the whole charge, the buyer's lines only the buyer's share. */
function amountOf(
  cost: PurchaseCost,
  base: number,
  currency: string,
  rates: readonly CurrencyRate[],
): number {
  if (cost.includedInPrice && "percent" in cost.charge) {
    const { percent } = cost.charge;
    return roundHalfUp(divide(multiply(base, percent), add(100, percent)));
  }
  const vat = percentOf(1, add(100, cost.vatPercent ?? 0));
  const share = cost.buyerShare === 0 ? 1 : cost.buyerShare;
  return roundHalfUp(
    multiply(chargeOf(cost, base, currency, rates), cost.reduction ?? 1, share, vat),
  );
}

function chargeOf(
  { charge }: PurchaseCost,
  base: number,
  currency: string,
  rates: readonly CurrencyRate[],
): Ratio | number {
  if ("percent" in charge) return percentOf(charge.percent, base);
  if ("fixed" in charge) return convertAmount(charge.fixed, currency, rates);
  let from = 0;
  const parts = charge.bands.map(({ upTo, percent }) => {
    const end =
      upTo === null
        ? base
        : convertAmount({ amount: upTo, currency: charge.currency }, currency, rates);
    const part = Math.max(0, Math.min(base, end) - from);
    from = end;
    return percentOf(percent, part);
  });
  return add(...parts);
}

function kindOf(cost: PurchaseCost, amount: number): LineKind {
  if (cost.includedInPrice) return "included";
  if (cost.buyerShare === 0) return "seller";
  return amount === 0 ? "zero" : "added";
}
