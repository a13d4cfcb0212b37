import type { SortOrder } from "#contract/search-criteria.ts";

export interface Ordering {
  by: "date" | "price" | "area" | "yield" | "handover";
  direction: "asc" | "desc";
}

/** Direction without an explicit one: newest, cheapest, largest, highest yield, soonest. */
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

/** Resolves the sort order; `orderType` and `sortOrder` override `sort`. */
export function orderingOf({ sort, orderType, sortOrder }: AskedOrder): Ordering {
  const ordering =
    orderType === undefined ? bySortOrder[sort] : { by: orderType, direction: natural[orderType] };
  return { ...ordering, direction: sortOrder ?? ordering.direction };
}
