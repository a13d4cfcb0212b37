import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import type { EnquiryKind } from "#domain/enquiry.ts";
import { withDeliveries } from "#enquiries/deliveries-of.ts";
import { type ListedEnquiry, storedColumns, storedEnquiryOf } from "#enquiries/stored-enquiry.ts";

export interface EnquiryFilter {
  /** Only those with a delivery in this state. */
  state?: "waiting" | "dead" | undefined;
  kind?: EnquiryKind | undefined;
  /** Only those received at this time or later. */
  since?: Date | undefined;
  /** Only those before this `id`, for whoever goes through all of them in parts. */
  before?: number | undefined;
  limit: number;
}

/** Lists enquiries with their deliveries, the newest first. */
export async function listEnquiries(
  database: Kysely<Database>,
  { state, kind, since, before, limit }: EnquiryFilter,
): Promise<ListedEnquiry[]> {
  let query = database.selectFrom("enquiry").select(storedColumns);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (since !== undefined) query = query.where("received_at", ">=", since.toISOString());
  if (before !== undefined) query = query.where("id", "<", before);
  if (state !== undefined) {
    query = query.where("id", "in", (from) =>
      from.selectFrom("enquiry_delivery").select("enquiry_id").where("state", "=", state),
    );
  }
  const rows = await query.orderBy("id", "desc").limit(limit).execute();
  return withDeliveries(database, rows.map(storedEnquiryOf));
}
