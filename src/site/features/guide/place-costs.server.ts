/** Works out on the server what buying in a place costs, so that neither rules nor arithmetic travel to the browser. */
import type { Programme, PurchaseRules } from "#contract/purchase-rules.ts";
import { convertToUsd, rateOf, roundHalfUp } from "#domain/money.ts";
import { purchaseReceipt, type PurchaseReceipt } from "#domain/purchase-receipt.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";

export interface PlaceCosts {
  /** The home that the receipt is about. */
  areaM2: number;
  receipt: PurchaseReceipt;
  thresholds: readonly PlaceThreshold[];
}

/** A programme of the country that homes of this place can count for. */
export interface PlaceThreshold {
  programme: Programme;
  /** How large a home at the average price is that costs as much. */
  areaM2: number;
}

/** Large enough for two bedrooms, and the same in every place, so that guides can be compared. */
const areaM2 = 100;

/** Buys a finished home from its developer at a place's average price. `city` is a slug. */
export function placeCosts(
  rules: PurchaseRules,
  rates: readonly CurrencyRate[],
  { city, usdPerM2 }: { city: string; usdPerM2: number },
): PlaceCosts {
  return {
    areaM2,
    receipt: purchaseReceipt({
      rules,
      rates,
      unit: { priceUsd: roundHalfUp(usdPerM2 * areaM2), areaM2, category: "residential" },
      project: { city, status: "ready", sale: "first" },
    }),
    thresholds: rules.programmes
      .filter(({ appliesTo }) => appliesTo?.cities?.includes(city) ?? true)
      .map((programme) => {
        const { rate } = rateOf(rates, programme.currency);
        const usd = convertToUsd(programme.minimumAmount, rate);
        return { programme, areaM2: Math.round(usd / usdPerM2) };
      }),
  };
}
