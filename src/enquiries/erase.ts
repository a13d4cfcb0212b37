/** How enquiries go for good, whoever asked for it. */
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";

export interface Erased {
  enquiries: number;
  /** Deliveries among theirs that have not arrived, and now never will. */
  undelivered: number;
}

/** Picks the enquiries that are meant. */
export type Picked = (row: ExpressionBuilder<Database, "enquiry">) => Expression<SqlBool>;

/** Erases the enquiries that are picked, with their deliveries; a dry run only counts what would go. */
export async function eraseEnquiries(
  database: Kysely<Database>,
  picked: Picked,
  dryRun: boolean,
): Promise<Erased> {
  if (dryRun) return countPicked(database, picked);
  const isSqlite = engineOf(database) === "sqlite";
  // Left to itself, SQLite only forgets where a row lies: the text stays in the file until something else needs the place.
  if (isSqlite) await sql`pragma secure_delete = on`.execute(database);
  const erased = await database.transaction().execute(async (transaction) => {
    const counted = await countPicked(transaction, picked);
    await transaction.deleteFrom("enquiry").where(picked).execute();
    return counted;
  });
  if (isSqlite) await sql`pragma wal_checkpoint(truncate)`.execute(database);
  return erased;
}

async function countPicked(database: Kysely<Database>, picked: Picked): Promise<Erased> {
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
