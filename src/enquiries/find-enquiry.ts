import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import { withDeliveries } from "#enquiries/deliveries-of.ts";
import { type ListedEnquiry, storedColumns, storedEnquiryOf } from "#enquiries/stored-enquiry.ts";

/** Null where no enquiry has this reference. */
export async function findEnquiry(
  database: Kysely<Database>,
  reference: string,
): Promise<ListedEnquiry | null> {
  const row = await database
    .selectFrom("enquiry")
    .select(storedColumns)
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (row === undefined) return null;
  const [enquiry] = await withDeliveries(database, [storedEnquiryOf(row)]);
  return enquiry ?? null;
}
