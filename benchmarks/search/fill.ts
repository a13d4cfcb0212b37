import { fileURLToPath } from "node:url";
import { type Kysely, sql } from "kysely";
import { loadPack } from "#content/load.ts";
import { readPack } from "#content/pack.ts";
import { indexProjects } from "#content/search/refresh-index.ts";
import { planPictures } from "#content/pictures/plan-pictures.ts";
import { raiseGeneration } from "#database/content-state.ts";
import { engineOf } from "#database/engine.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { insertRows } from "#database/bulk-statements.ts";
import type { Database } from "#database/schema.ts";
import { projectRows } from "#benchmarks/search/projects.ts";
import { seeded } from "#benchmarks/support/random.ts";
import { prepareBaseEntities } from "#benchmarks/search/base-entities.ts";

const seed = 20261121;
const projectsAtOnce = 2_000;
/** Ids below are the demo's. */
const firstId = 1_001;

export async function fillDatabase(database: Kysely<Database>, size: number): Promise<void> {
  await migrateToLatest(database);
  const content = fileURLToPath(new URL("../../content", import.meta.url));
  const { pack } = await readPack(content);
  if (pack === null)
    throw new Error("The demo content has problems: npm run content -- check content");
  await loadPack(database, pack, await planPictures(pack.media, `${content}/media`));
  const random = seeded(seed);
  await database.transaction().execute(async (transaction) => {
    const world = await prepareBaseEntities(transaction, random);
    for (let done = 0; done < size; done += projectsAtOnce) {
      const count = Math.min(projectsAtOnce, size - done);
      const batch = projectRows(world, random, { from: firstId + done, count });
      // the keys are tables in order of their references
      for (const table of Object.keys(batch) as (keyof Database)[])
        await insertRows(transaction, table, batch[table] ?? []);
      const ids = (batch.project ?? []).map(({ id }) => Number(id));
      await indexProjects(transaction, ids);
      // Without statistics, PostgreSQL assumes two hundred projects and scans whole tables for each batch.
      if (done === 0) await sql`analyze`.execute(transaction);
    }
    await raiseGeneration(transaction, new Date());
  });
  await (engineOf(database) === "sqlite" ? sql`analyze` : sql`vacuum analyze`).execute(database); // PostgreSQL's autovacuum would do it within a minute
}
