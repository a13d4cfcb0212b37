import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import { withDeliveries } from "#enquiries/deliveries-of.ts";
import { type EnquiryFilter, matching } from "#enquiries/enquiry-filter.ts";
import { type ListedEnquiry, storedColumns, storedEnquiryOf } from "#enquiries/stored-enquiry.ts";

export interface ListOptions extends EnquiryFilter {
  limit: number;
}

/** Lists enquiries with their deliveries, the newest first. */
export async function listEnquiries(
  database: Kysely<Database>,
  { limit, ...filter }: ListOptions,
): Promise<ListedEnquiry[]> {
  const rows = await database
    .selectFrom("enquiry")
    .select(storedColumns)
    .where(matching(filter))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return withDeliveries(database, rows.map(storedEnquiryOf));
}
