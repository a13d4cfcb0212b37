import { type Kysely, sql, type Transaction } from "kysely";
import { engineOf } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";

/** PostgreSQL channel for content changes; SQLite has none, so its readers poll the generation. */
export const contentChannel = "content";

/** Returns the number of loads that changed content; 0 before the first. */
export async function contentGeneration(database: Kysely<Database>): Promise<number> {
  const state = await database
    .selectFrom("content_state")
    .select("generation")
    .where("id", "=", 1)
    .executeTakeFirst();
  return state?.generation ?? 0;
}

/** The same query as SQL text, for code with a connection of its own. */
export const generationQuery = "select generation from content_state where id = 1";

/** Increments the generation and notifies listeners on commit. */
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
