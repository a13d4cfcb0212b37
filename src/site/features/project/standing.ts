/** How a price stands toward the programmes of its country. */
import type { Programme } from "#contract/purchase-rules.ts";
import { convertUsd, rateOf } from "#domain/money.ts";
import { appliesTo, type Purchase } from "#domain/purchase-conditions.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";

export interface Standing {
  programme: Programme;
  /** The asking price in the programme's currency, whole units. */
  price: number;
  reached: boolean;
  /** Whole units of the programme's currency between price and threshold. */
  margin: number;
}

/** Compares a purchase with every programme whose own conditions hold for it, reached ones first. */
export function standings(
  programmes: readonly Programme[],
  rates: readonly CurrencyRate[],
  purchase: Purchase,
): Standing[] {
  return programmes
    .filter((programme) => appliesTo(programme.appliesTo, purchase, rates))
    .map((programme) => {
      const price = convertUsd(purchase.unit.priceUsd, rateOf(rates, programme.currency).rate);
      const above = price - programme.minimumAmount;
      return { programme, price, reached: above >= 0, margin: Math.abs(above) };
    })
    .toSorted((one, other) => Number(other.reached) - Number(one.reached));
}
