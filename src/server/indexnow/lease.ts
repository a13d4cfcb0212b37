/** A lease in the database, so that only one process at a time submits to IndexNow. */
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";

/** Much longer than a step takes, so that only a dead process loses it. */
const leaseMs = 600_000;

export interface Lease {
  claim: string;
  /** Content version of the last comparison; null before the first. */
  contentVersion: string | null;
  /** Failed attempts in a row. */
  attempts: number;
  failingSince: Date | null;
}

/** Takes the lease; null where it is taken or not due. */
export async function takeLease(database: Kysely<Database>, now: Date): Promise<Lease | null> {
  const claim = randomUUID();
  const row = await database
    .updateTable("indexnow_state")
    .set({ claim, due_at: expiry(now) })
    .where("id", "=", 1)
    .where("due_at", "<=", now.toISOString())
    .returning(["content_version", "attempts", "failing_since"])
    .executeTakeFirst();
  if (row === undefined) return null;
  const failingSince = row.failing_since === null ? null : new Date(row.failing_since);
  return { claim, contentVersion: row.content_version, attempts: row.attempts, failingSince };
}

/** Extends the lease; false where it has expired and another process has it. */
export async function renewLease(
  database: Kysely<Database>,
  { claim }: Lease,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("indexnow_state")
    .set({ due_at: expiry(now) })
    .where("claim", "=", claim)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Releases the lease, to be taken again from `dueAt`. */
export async function releaseLease(
  database: Kysely<Database>,
  { claim }: Lease,
  after: { dueAt: Date; attempts: number; failingSince: Date | null },
): Promise<void> {
  await database
    .updateTable("indexnow_state")
    .set({
      claim: null,
      due_at: after.dueAt.toISOString(),
      attempts: after.attempts,
      failing_since: after.failingSince?.toISOString() ?? null,
    })
    .where("claim", "=", claim)
    .execute();
}

function expiry(now: Date): string {
  return new Date(now.getTime() + leaseMs).toISOString();
}
