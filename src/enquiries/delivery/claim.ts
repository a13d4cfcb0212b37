/** Who delivers what: a row is claimed for a minute, and only whoever still holds the claim may say how it went. */
import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type EnquiryMessage, messageOf } from "#contract/enquiry/message.ts";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";
import type { DeliveryTarget } from "#database/schema/enquiries.ts";
import { storedColumns, storedEnquiryOf } from "#enquiries/stored-enquiry.ts";

/** Far longer than a delivery may take: it ends only for whoever was killed or stood still. */
const claimMs = 60_000;

export interface Claimed {
  id: number;
  /** Ours, for as long as the row carries it. */
  claim: string;
  target: DeliveryTarget;
  /** Tried and failed before. */
  attempts: number;
  firstDueAt: Date;
  message: EnquiryMessage;
}

/** What a delivery came to, as its row records it. */
export type Settlement =
  | { state: "delivered"; deliveredAt: Date }
  | { state: "waiting"; dueAt: Date; fault: string }
  | { state: "dead"; fault: string };

/**
 * Claims the delivery to a target that has been due longest; null where none is. Several processes may ask at once: a row
 * goes to one of them, and to another only once the claim has expired.
 */
export async function claimNext(
  database: Kysely<Database>,
  target: DeliveryTarget,
  now: Date,
): Promise<Claimed | null> {
  const claim = randomUUID();
  const isPostgres = engineOf(database) === "postgres";
  const row = await database
    .updateTable("enquiry_delivery")
    .set({ claim, due_at: new Date(now.getTime() + claimMs).toISOString() })
    .where("id", "=", (from) =>
      from
        .selectFrom("enquiry_delivery")
        .select("id")
        .where("state", "=", "waiting")
        .where("target", "=", target)
        .where("due_at", "<=", now.toISOString())
        .orderBy("due_at")
        .orderBy("id")
        .limit(1)
        .$if(isPostgres, (query) => query.forUpdate().skipLocked()),
    )
    .returning(["id", "enquiry_id", "attempts", "first_due_at"])
    .executeTakeFirst();
  if (row === undefined) return null;
  const stored = await database
    .selectFrom("enquiry")
    .select(storedColumns)
    .where("id", "=", row.enquiry_id)
    .executeTakeFirst();
  if (stored === undefined) return claimNext(database, target, now); // erased since, and the delivery with it
  return {
    id: row.id,
    claim,
    target,
    attempts: row.attempts,
    firstDueAt: new Date(row.first_due_at),
    message: messageOf(storedEnquiryOf(stored)),
  };
}

/** Records what a delivery came to; false where the claim had expired and somebody else has taken the row since. */
export async function settle(
  database: Kysely<Database>,
  { id, claim }: Claimed,
  settlement: Settlement,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("enquiry_delivery")
    .set({
      state: settlement.state,
      claim: null,
      attempts: sql<number>`attempts + 1`,
      ...(settlement.state === "delivered"
        ? { delivered_at: settlement.deliveredAt.toISOString(), last_fault: null }
        : { last_fault: settlement.fault }),
      ...(settlement.state === "waiting" && { due_at: settlement.dueAt.toISOString() }),
    })
    .where("id", "=", id)
    .where("claim", "=", claim)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
