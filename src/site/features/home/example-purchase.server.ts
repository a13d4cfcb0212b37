/** Computed on the server, so that rules and arithmetic stay out of the browser's script. */
import type { HomePage } from "#contract/page.ts";
import type { Unit } from "#contract/project.ts";
import { purchaseReceipt, type PurchaseReceipt } from "#domain/purchase-receipt.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { roomsName } from "#site/components/project-card-view.server.ts";
import { receiptView, type ReceiptView } from "#site/components/receipt-view.server.ts";

export interface ExamplePurchaseView {
  /** Project name, home by rooms or type, and its area. */
  project: string;
  unit: string;
  area: string;
  receipt: ReceiptView;
}

interface ExamplePurchase {
  name: string;
  /** Cheapest row that is still available. */
  unit: Pick<Unit, "type" | "rooms"> & { areaM2: number };
  receipt: PurchaseReceipt;
}

type ExampleProject = Omit<NonNullable<HomePage["example"]>, "highlights">;

/** Null when nothing is available; `today` is an ISO date. */
export function examplePurchaseView(
  project: ExampleProject,
  { rates, today }: { rates: readonly CurrencyRate[]; today: string },
  visitor: Visitor,
): ExamplePurchaseView | null {
  const example = examplePurchase(project, rates);
  if (example === null) return null;
  const { name, unit, receipt } = example;
  return {
    project: name,
    unit: unit.rooms === null ? unit.type.name : roomsName(unit.rooms, visitor.locale),
    area: visitor.area(unit.areaM2),
    receipt: receiptView(receipt, today, visitor),
  };
}

/** Null when nothing is available. */
export function examplePurchase(
  project: ExampleProject,
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
