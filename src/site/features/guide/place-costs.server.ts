/** Computed on the server, so that rules and arithmetic stay out of the browser's script. */
import type { Programme, PurchaseRules } from "#contract/purchase-rules.ts";
import { convertToUsd, rateOf, roundHalfUp } from "#domain/money.ts";
import { purchaseReceipt, type PurchaseReceipt } from "#domain/purchase-receipt.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";

export interface PlaceCosts {
  /** Home that the receipt is for. */
  areaM2: number;
  receipt: PurchaseReceipt;
  thresholds: readonly PlaceThreshold[];
}

/** A programme that homes in this place can qualify for. */
export interface PlaceThreshold {
  programme: Programme;
  /** Floor area that reaches the threshold at the average price. */
  areaM2: number;
}

/** Fits two bedrooms; equal for all places, so that guides can be compared. */
const areaM2 = 100;

/** Costs of a finished home bought from its developer at the place's average price. `city` is a slug. */
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
