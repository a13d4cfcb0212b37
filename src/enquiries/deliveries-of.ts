import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import type { Delivery, ListedEnquiry, StoredEnquiry } from "#enquiries/stored-enquiry.ts";

/** SQLite takes 32,766 values in a statement. */
const maxPerQuery = 10_000;

/** Adds its deliveries to each enquiry, oldest first. */
export async function withDeliveries(
  database: Kysely<Database>,
  enquiries: readonly StoredEnquiry[],
): Promise<ListedEnquiry[]> {
  const deliveries = new Map<number, Delivery[]>();
  for (let start = 0; start < enquiries.length; start += maxPerQuery) {
    const ids = enquiries.slice(start, start + maxPerQuery).map(({ id }) => id);
    for (const { enquiryId, ...delivery } of await select(database, ids)) {
      deliveries.set(enquiryId, [...(deliveries.get(enquiryId) ?? []), delivery]);
    }
  }
  return enquiries.map((enquiry) => ({ ...enquiry, deliveries: deliveries.get(enquiry.id) ?? [] }));
}

function select(database: Kysely<Database>, ids: readonly number[]) {
  return database
    .selectFrom("enquiry_delivery")
    .select([
      "enquiry_id as enquiryId",
      "id",
      "target",
      "state",
      "attempts",
      "due_at as dueAt",
      "first_due_at as firstDueAt",
      "delivered_at as deliveredAt",
      "last_fault as lastFault",
    ])
    .where("enquiry_id", "in", ids)
    .orderBy("id")
    .execute();
}
