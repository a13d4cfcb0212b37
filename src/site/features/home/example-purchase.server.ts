/** Works the home page's example of a purchase out on the server, so that neither rules nor arithmetic travel to the browser. */
import type { HomePage } from "#contract/page.ts";
import type { Unit } from "#contract/project.ts";
import { purchaseReceipt, type PurchaseReceipt } from "#domain/purchase-receipt.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";

export interface ExamplePurchase {
  name: string;
  /** The row that is bought: the cheapest that is still free. */
  unit: Pick<Unit, "type" | "rooms"> & { areaM2: number };
  receipt: PurchaseReceipt;
}

/** Null where nothing is left to buy. */
export function examplePurchase(
  project: Omit<NonNullable<HomePage["example"]>, "highlights">,
  rates: readonly CurrencyRate[],
): ExamplePurchase | null {
  const [unit] = project.units
    .filter(({ available }) => available > 0)
    .toSorted((one, other) => one.priceUsd.from - other.priceUsd.from);
  if (unit === undefined) return null;
  const { name, status, sale, place, purchase: rules } = project;
  const areaM2 = unit.areaM2.min;
  return {
    name,
    unit: { type: unit.type, rooms: unit.rooms, areaM2 },
    receipt: purchaseReceipt({
      rules,
      rates,
      unit: { priceUsd: unit.priceUsd.from, areaM2, category: unit.type.category },
      project: { status, sale, city: place.city.slug },
    }),
  };
}
