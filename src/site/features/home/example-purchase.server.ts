/** Works the home page's example of a purchase out on the server, so that neither rules nor arithmetic travel to the browser. */
import type { HomePage } from "#contract/page.ts";
import type { Unit } from "#contract/project.ts";
import { purchaseReceipt, type PurchaseReceipt } from "#domain/purchase-receipt.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { roomsName } from "#site/components/project-card-view.server.ts";
import { receiptView, type ReceiptView } from "#site/components/receipt-view.server.ts";

export interface ExamplePurchaseView {
  /** What is bought: a project's name, a home by its rooms or its type, and how large it is. */
  project: string;
  home: string;
  area: string;
  receipt: ReceiptView;
}

interface ExamplePurchase {
  name: string;
  /** The row that is bought: the cheapest that is still free. */
  unit: Pick<Unit, "type" | "rooms"> & { areaM2: number };
  receipt: PurchaseReceipt;
}

type ExampleProject = Omit<NonNullable<HomePage["example"]>, "highlights">;

/** Null where nothing is left to buy; `today` is an ISO date. */
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
    home: unit.rooms === null ? unit.type.name : roomsName(unit.rooms, visitor.locale),
    area: visitor.area(unit.areaM2),
    receipt: receiptView(receipt, today, visitor),
  };
}

/** Null where nothing is left to buy. */
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
