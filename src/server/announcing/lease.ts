/** One process at a time tells search engines: whoever holds the claim, until it expires. */
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";

/** Far longer than a step may take: it ends only for whoever was killed or stood still. */
const leaseMs = 600_000;

export interface Lease {
  claim: string;
  /** The last that pages were compared for; null before the first comparison. */
  edition: string | null;
  /** Failed before this one. */
  attempts: number;
  failingSince: Date | null;
}

/** Takes the lease if it is free and due; null where it is not. */
export async function takeLease(database: Kysely<Database>, now: Date): Promise<Lease | null> {
  const claim = randomUUID();
  const row = await database
    .updateTable("announcement")
    .set({ claim, due_at: expiry(now) })
    .where("id", "=", 1)
    .where("due_at", "<=", now.toISOString())
    .returning(["edition", "attempts", "failing_since"])
    .executeTakeFirst();
  if (row === undefined) return null;
  const failingSince = row.failing_since === null ? null : new Date(row.failing_since);
  return { claim, edition: row.edition, attempts: row.attempts, failingSince };
}

/** Holds on to the lease for another step; false where it has expired and somebody else has it. */
export async function keepLease(
  database: Kysely<Database>,
  { claim }: Lease,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("announcement")
    .set({ due_at: expiry(now) })
    .where("claim", "=", claim)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives the lease back, to be taken again from then on. */
export async function releaseLease(
  database: Kysely<Database>,
  { claim }: Lease,
  after: { dueAt: Date; attempts: number; failingSince: Date | null },
): Promise<void> {
  await database
    .updateTable("announcement")
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
