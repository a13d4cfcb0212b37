import type { SortOrder } from "#contract/search-criteria.ts";

export interface Ordering {
  by: "date" | "price" | "area" | "yield" | "handover";
  direction: "asc" | "desc";
}

/** Direction without an explicit one: newest, cheapest, largest, highest yield, soonest. */
const defaultDirections: Readonly<Record<Ordering["by"], Ordering["direction"]>> = {
  date: "desc",
  price: "asc",
  area: "desc",
  yield: "desc",
  handover: "asc",
};

const bySortOrder: Readonly<Record<SortOrder, Ordering>> = {
  newest: { by: "date", direction: defaultDirections.date },
  price: { by: "price", direction: "asc" },
  "-price": { by: "price", direction: "desc" },
  handover: { by: "handover", direction: defaultDirections.handover },
  yield: { by: "yield", direction: defaultDirections.yield },
  area: { by: "area", direction: defaultDirections.area },
};

interface OrderRequest {
  sort: SortOrder;
  orderType?: Ordering["by"] | undefined;
  sortOrder?: Ordering["direction"] | undefined;
}

/** Resolves the sort order; `orderType` and `sortOrder` override `sort`. */
export function orderingOf({ sort, orderType, sortOrder }: OrderRequest): Ordering {
  const ordering =
    orderType === undefined
      ? bySortOrder[sort]
      : { by: orderType, direction: defaultDirections[orderType] };
  return { ...ordering, direction: sortOrder ?? ordering.direction };
}
