import { existsSync } from "node:fs";
import type { Kysely } from "kysely";
import { CommandError } from "#commands/run.ts";
import { DatabaseUnavailable } from "#database/errors.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import type { Database } from "#database/schema.ts";
import { isUnavailable } from "#database/unavailable.ts";

/** Opens and migrates the database, and closes it after the work. */
export async function withDatabase(
  databaseUrl: string,
  work: (database: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const database = openDatabase(databaseUrl);
  try {
    await migrateToLatest(database);
    await work(database);
  } catch (error) {
    throw isUnavailable(error) ? new DatabaseUnavailable(error) : error;
  } finally {
    await database.destroy();
  }
}

/** SQLite would create a missing file. */
export function requireDatabaseFile(databaseUrl: string): void {
  if (!databaseUrl.startsWith("sqlite:")) return;
  const file = databaseUrl.slice("sqlite:".length);
  if (!existsSync(file)) throw new CommandError(`Database ${file} does not exist.`);
}
