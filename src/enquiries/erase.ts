import { setTimeout as sleep } from "node:timers/promises";
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";

export interface Erased {
  enquiries: number;
  /** Their deliveries that were still pending. */
  undelivered: number;
  /** Whether the text remains in SQLite's write-ahead log because of an open reader, until the next erasure. */
  leavesTrace: boolean;
}

/** How long to wait for open readers. */
const checkpointTimeoutMs = 3_000;
const pauseMs = 50;

export type EnquiryPredicate = (row: ExpressionBuilder<Database, "enquiry">) => Expression<SqlBool>;

/** Erases matching enquiries with their deliveries; a dry run only counts. */
export async function eraseEnquiries(
  database: Kysely<Database>,
  predicate: EnquiryPredicate,
  dryRun: boolean,
): Promise<Erased> {
  if (dryRun) return { ...(await countMatching(database, predicate)), leavesTrace: false };
  const isSqlite = engineOf(database) === "sqlite";
  // By default SQLite leaves deleted text in the file until its page is reused.
  if (isSqlite) await sql`pragma secure_delete = on`.execute(database);
  const counted = await database.transaction().execute(async (transaction) => {
    const erased = await countMatching(transaction, predicate);
    await transaction.deleteFrom("enquiry").where(predicate).execute();
    return erased;
  });
  return { ...counted, leavesTrace: isSqlite && !(await emptyLog(database)) };
}

/** Truncates the write-ahead log, which still holds deleted text; false where an open reader prevents it. */
async function emptyLog(database: Kysely<Database>): Promise<boolean> {
  const deadline = performance.now() + checkpointTimeoutMs;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows.every(({ busy }) => busy === 0)) return true;
    if (performance.now() > deadline) return false;
    await sleep(pauseMs);
  }
}

async function countMatching(
  database: Kysely<Database>,
  predicate: EnquiryPredicate,
): Promise<Omit<Erased, "leavesTrace">> {
  const { enquiries } = await database
    .selectFrom("enquiry")
    .select((row) => row.fn.countAll<number>().as("enquiries"))
    .where(predicate)
    .executeTakeFirstOrThrow();
  const { undelivered } = await database
    .selectFrom("enquiry_delivery")
    .select((row) => row.fn.countAll<number>().as("undelivered"))
    .where("enquiry_id", "in", (from) => from.selectFrom("enquiry").select("id").where(predicate))
    .where("state", "<>", "delivered")
    .executeTakeFirstOrThrow();
  return { enquiries, undelivered };
}
