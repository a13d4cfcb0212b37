import type { Kysely, Transaction } from "kysely";
import { raiseGeneration } from "#database/content-state.ts";
import type { Database } from "#database/schema.ts";
import { indexVersion } from "#domain/search/terms.ts";
import { deleteWhere, insertRows } from "#database/bulk-statements.ts";
import { flushPendingDocuments, writeDocuments } from "#database/search/documents.ts";
import { nameKey } from "#domain/search/tokens.ts";
import { readNameTerms } from "#content/search/name-terms.ts";
import { documentOf, readProjectWords } from "#content/search/project-words.ts";

/** Reindexes these projects, or all if shared names or the index version changed; returns the number of projects. */
export async function refreshIndex(
  transaction: Transaction<Database>,
  { namesChanged, projectIds }: { namesChanged: boolean; projectIds: readonly number[] },
): Promise<number> {
  const outdated = await claimVersion(transaction);
  const ids = outdated || namesChanged ? await allProjects(transaction) : projectIds;
  await indexProjects(transaction, ids);
  return ids.length;
}

/** Rebuilds a missing or outdated index and notifies all processes; returns the number of projects or null. */
export async function rebuildOutdatedIndex(database: Kysely<Database>): Promise<number | null> {
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

/** Sets the index version and returns whether it changed; only one of several processes gets true. */
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

/** A compromise between the number of statements and the memory for texts. */
const projectsPerBatch = 200;

/** Replaces the search documents of these projects in every locale, whether they are published or not. */
export async function indexProjects(
  transaction: Transaction<Database>,
  projectIds: readonly number[],
): Promise<void> {
  if (projectIds.length === 0) return;
  const nameTerms = await readNameTerms(transaction);
  for (let start = 0; start < projectIds.length; start += projectsPerBatch) {
    const ids = projectIds.slice(start, start + projectsPerBatch);
    const projects = await readProjectWords(transaction, ids);
    const documents = projects.map((project) => documentOf(project, nameTerms));
    await writeDocuments(transaction, documents);
    await deleteWhere(transaction, "project_name_key", "project_id", ids);
    const keys = projects.map(({ id, name }) => ({ project_id: id, name_key: nameKey(name) }));
    await insertRows(transaction, "project_name_key", keys);
  }
  await flushPendingDocuments(transaction);
}
