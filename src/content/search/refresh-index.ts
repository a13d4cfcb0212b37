import type { Kysely, Transaction } from "kysely";
import { raiseGeneration } from "#database/content-state.ts";
import type { Database } from "#database/schema.ts";
import { indexVersion } from "#domain/search/index-version.ts";
import { indexProjects } from "#content/search/index-projects.ts";

/**
 * Brings the text index to what a load has written: all of it where names have changed that projects are found by, or where
 * it was written by other rules; otherwise these projects. Answers how many projects were written.
 */
export async function refreshIndex(
  transaction: Transaction<Database>,
  { namesChanged, projectIds }: { namesChanged: boolean; projectIds: readonly number[] },
): Promise<number> {
  const outdated = await claimVersion(transaction);
  const ids = outdated || namesChanged ? await allProjects(transaction) : projectIds;
  await indexProjects(transaction, ids);
  return ids.length;
}

/**
 * Writes the text index anew, and tells every process that reads it, where an older version of this program has written it
 * or none has. Answers how many projects were written; null where the index was right as it was.
 */
export async function renewIndex(database: Kysely<Database>): Promise<number | null> {
  const state = await database.selectFrom("search_state").select("version").executeTakeFirst();
  if (state?.version === indexVersion) return null;
  return database.transaction().execute(async (transaction) => {
    if (!(await claimVersion(transaction))) return null;
    const ids = await allProjects(transaction);
    await indexProjects(transaction, ids);
    await raiseGeneration(transaction, new Date());
    return ids.length;
  });
}

/** Notes that the index is of this version, and answers whether it was not: of several processes only one is told so. */
async function claimVersion(transaction: Transaction<Database>): Promise<boolean> {
  const claimed = await transaction
    .insertInto("search_state")
    .values({ id: 1, version: indexVersion })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ version: indexVersion })
        .where("search_state.version", "!=", indexVersion),
    )
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

async function allProjects(transaction: Transaction<Database>): Promise<number[]> {
  const rows = await transaction.selectFrom("project").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}
