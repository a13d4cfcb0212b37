/** Databases with the demo content but no picture files. */
import type { Kysely } from "kysely";
import { loadPack } from "#content/load.ts";
import type { Engine } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";
import { openSharedDatabase, type OpenTestDatabase } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";

/** Other tests read this database too, so it must not be changed. */
export function sharedDemoDatabase(engine: Engine): Promise<Kysely<Database>> {
  return openSharedDatabase(engine, "demo", loadDemo);
}

export async function openDemoDatabase(
  openTestDatabase: OpenTestDatabase,
): Promise<Kysely<Database>> {
  const database = await openTestDatabase();
  await loadDemo(database);
  return database;
}

async function loadDemo(database: Kysely<Database>): Promise<void> {
  const { pack, pictures } = await demoContent();
  await loadPack(database, pack, pictures);
}
