import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { DatabaseNewerThanCode, DatabaseUnavailable } from "#database/errors.ts";
import type { Database } from "#database/schema.ts";
import * as media from "#database/migrations/0001-media-and-state.ts";
import * as vocabulary from "#database/migrations/0002-vocabulary.ts";
import * as regions from "#database/migrations/0003-regions.ts";
import * as projects from "#database/migrations/0004-projects.ts";
import * as units from "#database/migrations/0005-units-and-payment-plans.ts";
import * as purchaseRules from "#database/migrations/0006-purchase-rules.ts";
import * as people from "#database/migrations/0007-people-and-questions.ts";
import * as editorial from "#database/migrations/0008-editorial.ts";
import * as pages from "#database/migrations/0009-pages.ts";

/** Every migration, oldest first. A migration that has been released is never changed: a new one is added below it. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-media-and-state": media,
  "0002-vocabulary": vocabulary,
  "0003-regions": regions,
  "0004-projects": projects,
  "0005-units-and-payment-plans": units,
  "0006-purchase-rules": purchaseRules,
  "0007-people-and-questions": people,
  "0008-editorial": editorial,
  "0009-pages": pages,
};

/**
 * Brings the database to this program's schema, all or nothing, and returns the names of the migrations that ran.
 * Throws `DatabaseUnavailable` where the database cannot be used and `DatabaseNewerThanCode` where a later version has
 * migrated it.
 */
export async function migrateToLatest(database: Kysely<Database>): Promise<string[]> {
  const unknown = (await executedMigrations(database)).filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new DatabaseNewerThanCode(unknown);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw new DatabaseUnavailable(error);
  return (results ?? []).map((result) => result.migrationName);
}

/** Names in the database's own record; none where it has never been migrated. */
async function executedMigrations(database: Kysely<Database>): Promise<string[]> {
  try {
    const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
    if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return [];
    const recorded = sql<{
      name: string;
    }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`;
    return (await recorded.execute(database)).rows.map((row) => row.name);
  } catch (error) {
    throw new DatabaseUnavailable(error);
  }
}
