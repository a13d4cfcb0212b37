import type { CurrencyRate } from "#domain/purchase-rules.ts";

/** A currency that prices can be shown in. */
export interface VisitorCurrency extends Omit<CurrencyRate, "asOf"> {
  /** As the language names it. */
  name: string;
  symbol: string;
  /** ISO date of the rate; null for US dollars, which need none. */
  asOf: string | null;
}

/** US dollars stand in while the API cannot tell the currencies. */
export const usDollar: VisitorCurrency = {
  code: "USD",
  name: "USD",
  symbol: "$",
  rate: 1,
  decimals: 0,
  asOf: null,
};
