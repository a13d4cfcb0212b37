import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import { type EnquiryFilter, matching, withDelivery } from "#enquiries/enquiry-filter.ts";

export interface EnquiryCount {
  enquiries: number;
  /** Enquiries with a dead delivery. */
  dead: number;
}

export async function countEnquiries(
  database: Kysely<Database>,
  filter: EnquiryFilter,
): Promise<EnquiryCount> {
  const { enquiries, dead } = await database
    .selectFrom("enquiry")
    .where(matching(filter))
    .select((row) => [
      row.fn.countAll<number>().as("enquiries"),
      row.fn.countAll<number>().filterWhere(withDelivery(row, "dead")).as("dead"),
    ])
    .executeTakeFirstOrThrow();
  return { enquiries, dead };
}
