/** A delivery is claimed for a minute; only the holder of the claim may record its result. */
import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type EnquiryMessage, messageOf } from "#contract/enquiry/message.ts";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";
import type { DeliveryTarget } from "#database/schema/enquiries.ts";
import { storedColumns, storedEnquiryOf } from "#enquiries/stored-enquiry.ts";

/** Much longer than a delivery takes, so that only a dead process loses it. */
const claimMs = 60_000;

export interface ClaimedDelivery {
  id: number;
  claim: string;
  target: DeliveryTarget;
  /** Failed attempts so far. */
  attempts: number;
  firstDueAt: Date;
  message: EnquiryMessage;
}

/** The result of an attempt, as its row records it. */
export type Settlement =
  | { state: "delivered"; deliveredAt: Date }
  | { state: "waiting"; dueAt: Date; fault: string }
  | { state: "dead"; fault: string };

/** Claims the delivery to a target that has been due longest; null where none is due. Safe across processes. */
export async function claimNext(
  database: Kysely<Database>,
  target: DeliveryTarget,
  now: Date,
): Promise<ClaimedDelivery | null> {
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
  if (stored === undefined) return claimNext(database, target, now); // erased in the meantime, with its deliveries
  return {
    id: row.id,
    claim,
    target,
    attempts: row.attempts,
    firstDueAt: new Date(row.first_due_at),
    message: messageOf(storedEnquiryOf(stored)),
  };
}

/** Records the result; false where the claim had expired and another process has the row. */
export async function settle(
  database: Kysely<Database>,
  { id, claim }: ClaimedDelivery,
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
