import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";

/**
 * Makes deliveries due now, with three more days of retries, and returns their number: the dead and waiting ones of an enquiry, or
 * all dead ones. Running deliveries are left alone.
 */
export async function retryDeliveries(
  database: Kysely<Database>,
  which: { reference: string } | "all-dead",
  now: Date,
): Promise<number> {
  const time = now.toISOString();
  const retried = database
    .updateTable("enquiry_delivery")
    .set({ state: "waiting", attempts: 0, due_at: time, first_due_at: time, claim: null });
  const { numUpdatedRows } = await (
    which === "all-dead"
      ? retried.where("state", "=", "dead")
      : retried
          .where("enquiry_id", "in", (from) =>
            from.selectFrom("enquiry").select("id").where("reference", "=", which.reference),
          )
          .where((row) =>
            row.or([
              row("state", "=", "dead"),
              row("state", "=", "waiting").and(
                row.or([row("claim", "is", null), row("due_at", "<=", time)]),
              ),
            ]),
          )
  ).executeTakeFirst();
  return Number(numUpdatedRows);
}
