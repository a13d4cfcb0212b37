import { expressionBuilder, type Expression } from "kysely";
import type { Database } from "#database/schema.ts";
import type { SortOrder } from "#contract/search-criteria.ts";
import { onOffer } from "#catalog/search/row-conditions.ts";

/** What projects are ordered by, and which way. */
export interface Ordering {
  by: "date" | "price" | "area" | "yield" | "handover";
  direction: "asc" | "desc";
}

/** The way each order runs where none is asked for: newest, cheapest, largest, highest yield, soonest. */
const natural: Readonly<Record<Ordering["by"], Ordering["direction"]>> = {
  date: "desc",
  price: "asc",
  area: "desc",
  yield: "desc",
  handover: "asc",
};

const bySortOrder: Readonly<Record<SortOrder, Ordering>> = {
  newest: { by: "date", direction: natural.date },
  price: { by: "price", direction: "asc" },
  "-price": { by: "price", direction: "desc" },
  handover: { by: "handover", direction: natural.handover },
  yield: { by: "yield", direction: natural.yield },
  area: { by: "area", direction: natural.area },
};

interface AskedOrder {
  sort: SortOrder;
  orderType?: Ordering["by"] | undefined;
  sortOrder?: Ordering["direction"] | undefined;
}

/** Reads the order asked for; `orderType` and `sortOrder` override what `sort` says. */
export function orderingOf({ sort, orderType, sortOrder }: AskedOrder): Ordering {
  const ordering =
    orderType === undefined ? bySortOrder[sort] : { by: orderType, direction: natural[orderType] };
  return { ...ordering, direction: sortOrder ?? ordering.direction };
}

const eb = expressionBuilder<Database, "project">();

/** Sold projects come last in every order. */
export const soldLast = eb.case().when("project.status", "=", "sold").then(1).else(0).end();

export type OrderTerm = readonly [term: Expression<unknown>, direction: Ordering["direction"]];

/** Compiles an ordering to its terms: sold projects last, equals by id, so that pages never overlap. */
export function orderTerms({ by, direction }: Ordering): readonly OrderTerm[] {
  const terms = termsOf(by, direction).map((term): OrderTerm => [term, direction]);
  return [[soldLast, "asc"], ...terms, [eb.ref("project.id"), "asc"]];
}

function termsOf(by: Ordering["by"], direction: Ordering["direction"]): Expression<unknown>[] {
  switch (by) {
    case "date":
      return [eb.ref("project.published_at")];
    case "price":
      return [eb.ref("project.start_from_usd")];
    case "yield":
      return [eb.ref("project.gross_yield_pct")];
    case "handover":
      return [eb.ref("project.delivery_year"), eb.ref("project.delivery_quarter")];
    case "area":
      return [areaOnOffer(direction)];
  }
}

/** The largest unit on offer, or the smallest for an ascending order; of all units where none is on offer. */
function areaOnOffer(direction: Ordering["direction"]): Expression<unknown> {
  const areas = eb
    .selectFrom("unit")
    .whereRef("unit.project_id", "=", "project.id")
    .select(({ fn }) =>
      (direction === "asc" ? fn.min("unit.area_min_m2") : fn.max("unit.area_max_m2")).as("area"),
    );
  return eb.fn.coalesce(areas.where(onOffer), areas);
}
