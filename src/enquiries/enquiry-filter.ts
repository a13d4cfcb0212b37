import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { DeliveryState } from "#database/schema/enquiries.ts";
import type { Database } from "#database/schema.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";

export interface EnquiryFilter {
  /** `waiting`, `dead`: some delivery has this state; `delivered`: all have. */
  state?: DeliveryState | undefined;
  kind?: EnquiryKind | undefined;
  /** Only those received at this time or later. */
  since?: Date | undefined;
  /** Only ids below this one, for keyset pagination. */
  before?: number | undefined;
}

type Row = ExpressionBuilder<Database, "enquiry">;

/** Builds the `where` of a filter; an empty filter matches everything. */
export function matching({ state, kind, since, before }: EnquiryFilter) {
  return (row: Row): Expression<SqlBool> =>
    row.and([
      ...(kind === undefined ? [] : [row("kind", "=", kind)]),
      ...(since === undefined ? [] : [row("received_at", ">=", since.toISOString())]),
      ...(before === undefined ? [] : [row("id", "<", before)]),
      ...(state === undefined
        ? []
        : [state === "delivered" ? allDelivered(row) : withDelivery(row, state)]),
    ]);
}

/** Enquiries with a delivery in this state; few, so the state is looked up first. */
export function withDelivery(row: Row, state: "waiting" | "dead"): Expression<SqlBool> {
  return row("enquiry.id", "in", (from) =>
    from
      .selectFrom("enquiry_delivery")
      .select("enquiry_id")
      .where("enquiry_delivery.state", "=", state),
  );
}

/** Nearly all enquiries match, so deliveries are looked up by enquiry: SQLite has no statistics to choose by. */
function allDelivered(row: Row): Expression<SqlBool> {
  const deliveries = row
    .selectFrom("enquiry_delivery")
    .select("enquiry_delivery.id")
    .whereRef("enquiry_delivery.enquiry_id", "=", "enquiry.id");
  return row.and([
    row.exists(deliveries),
    row.not(row.exists(deliveries.where("enquiry_delivery.state", "<>", "delivered"))),
  ]);
}
