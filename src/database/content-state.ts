import { type Kysely, sql, type Transaction } from "kysely";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";

/** PostgreSQL's channel on which a load announces itself; SQLite has none, its readers look at the generation. */
export const contentChannel = "content";

/** Answers how many loads have changed something; 0 where no content has been loaded. */
export async function contentGeneration(database: Kysely<Database>): Promise<number> {
  const state = await database
    .selectFrom("content_state")
    .select("generation")
    .where("id", "=", 1)
    .executeTakeFirst();
  return state?.generation ?? 0;
}

/** What `contentGeneration` answers, as a query for who has a connection of its own. */
export const generationQuery = "select generation from content_state where id = 1";

/** Raises the generation, and tells the listeners once the transaction is committed. */
export async function raiseGeneration(
  transaction: Transaction<Database>,
  now: Date,
): Promise<void> {
  const loaded_at = now.toISOString();
  const { generation } = await transaction
    .insertInto("content_state")
    .values({ id: 1, generation: 1, loaded_at })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((row) => ({
        generation: sql`${row.ref("content_state.generation")} + 1`,
        loaded_at,
      })),
    )
    .returning("generation")
    .executeTakeFirstOrThrow();
  if (engineOf(transaction) === "postgres")
    await sql`select pg_notify(${contentChannel}, ${String(generation)})`.execute(transaction);
}
