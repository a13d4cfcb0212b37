import type { CurrencyRate } from "#domain/purchase-rules.ts";

export interface VisitorCurrency extends Omit<CurrencyRate, "asOf"> {
  name: string;
  symbol: string;
  /** ISO date of the rate; null for US dollars. */
  asOf: string | null;
}

/** Fallback when currencies cannot be loaded. */
export const usDollar: VisitorCurrency = {
  code: "USD",
  name: "USD",
  symbol: "$",
  rate: 1,
  decimals: 0,
  asOf: null,
};
