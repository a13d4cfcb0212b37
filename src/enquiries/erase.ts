/** How enquiries go for good, whoever asked for it. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";

export interface Erased {
  enquiries: number;
  /** Deliveries among theirs that have not arrived, and now never will. */
  undelivered: number;
  /** Whether their text still lies in SQLite's write-ahead log, because somebody reads on: until anything is erased again. */
  leavesTrace: boolean;
}

/** How long readers are waited for, which are done within moments unless they are a backup or a person with a shell. */
const patienceMs = 3_000;
const pauseMs = 50;

/** Picks the enquiries that are meant. */
export type Picked = (row: ExpressionBuilder<Database, "enquiry">) => Expression<SqlBool>;

/** Erases the enquiries that are picked, with their deliveries; a dry run only counts what would go. */
export async function eraseEnquiries(
  database: Kysely<Database>,
  picked: Picked,
  dryRun: boolean,
): Promise<Erased> {
  if (dryRun) return { ...(await countPicked(database, picked)), leavesTrace: false };
  const isSqlite = engineOf(database) === "sqlite";
  // Left to itself, SQLite only forgets where a row lies: the text stays in the file until something else needs the place.
  if (isSqlite) await sql`pragma secure_delete = on`.execute(database);
  const counted = await database.transaction().execute(async (transaction) => {
    const erased = await countPicked(transaction, picked);
    await transaction.deleteFrom("enquiry").where(picked).execute();
    return erased;
  });
  return { ...counted, leavesTrace: isSqlite && !(await emptyLog(database)) };
}

/** Empties the write-ahead log, which holds what was deleted; false where a reader holds on to it. */
async function emptyLog(database: Kysely<Database>): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows.every(({ busy }) => busy === 0)) return true;
    if (performance.now() > deadline) return false;
    await sleep(pauseMs);
  }
}

async function countPicked(
  database: Kysely<Database>,
  picked: Picked,
): Promise<Omit<Erased, "leavesTrace">> {
  const { enquiries } = await database
    .selectFrom("enquiry")
    .select((row) => row.fn.countAll<number>().as("enquiries"))
    .where(picked)
    .executeTakeFirstOrThrow();
  const { undelivered } = await database
    .selectFrom("enquiry_delivery")
    .select((row) => row.fn.countAll<number>().as("undelivered"))
    .where("enquiry_id", "in", (from) => from.selectFrom("enquiry").select("id").where(picked))
    .where("state", "<>", "delivered")
    .executeTakeFirstOrThrow();
  return { enquiries, undelivered };
}
