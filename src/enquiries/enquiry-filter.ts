import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { DeliveryState } from "#database/schema/enquiries.ts";
import type { Database } from "#database/schema.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";

export interface EnquiryFilter {
  /** Waiting and dead: with some delivery in this state. Delivered: with deliveries, all of which have arrived. */
  state?: DeliveryState | undefined;
  kind?: EnquiryKind | undefined;
  /** Only those received at this time or later. */
  since?: Date | undefined;
  /** Only those before this `id`, for whoever goes through all of them in parts. */
  before?: number | undefined;
}

type Row = ExpressionBuilder<Database, "enquiry">;

/** Puts a filter into a query's `where`; an empty one lets everything through. */
export function matching({ state, kind, since, before }: EnquiryFilter) {
  return (row: Row): Expression<SqlBool> =>
    row.and([
      ...(kind === undefined ? [] : [row("kind", "=", kind)]),
      ...(since === undefined ? [] : [row("received_at", ">=", since.toISOString())]),
      ...(before === undefined ? [] : [row("id", "<", before)]),
      ...(state === undefined
        ? []
        : [state === "delivered" ? haveArrived(row) : withDelivery(row, state)]),
    ]);
}

/** Those with some delivery in this state; few, so that they are picked by it. */
export function withDelivery(row: Row, state: "waiting" | "dead"): Expression<SqlBool> {
  return row("enquiry.id", "in", (from) =>
    from
      .selectFrom("enquiry_delivery")
      .select("enquiry_id")
      .where("enquiry_delivery.state", "=", state),
  );
}

/** Nearly all: SQLite, which keeps no statistics, would pick every one of them again for each enquiry if it were asked by state. */
function haveArrived(row: Row): Expression<SqlBool> {
  const deliveries = row
    .selectFrom("enquiry_delivery")
    .select("enquiry_delivery.id")
    .whereRef("enquiry_delivery.enquiry_id", "=", "enquiry.id");
  return row.and([
    row.exists(deliveries),
    row.not(row.exists(deliveries.where("enquiry_delivery.state", "<>", "delivered"))),
  ]);
}
