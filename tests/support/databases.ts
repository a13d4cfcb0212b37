import { PGlite, types } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql } from "kysely";
import { afterAll, describe } from "vitest";
import type { Engine } from "#database/engine.ts";
import { migrations } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { CurrentSchemaIntrospector } from "#database/postgres/introspector.ts";
import type { Database } from "#database/schema.ts";
import { newSchema, postgresUrl } from "#tests/support/postgres-server.ts";
import { isFullRun } from "#tests/support/test-scope.ts";

interface TestDatabaseOptions {
  /** Whether the tables exist already; true by default. */
  migrated?: boolean;
}

/** Opens a separate database, removed after the last test of the block. */
export type OpenTestDatabase = (options?: TestDatabaseOptions) => Promise<Kysely<Database>>;

interface TestDatabase {
  database: Kysely<Database>;
  close: () => Promise<void>;
}

/** `npm test` uses SQLite only, besides `tests/database/postgres.test.ts`. */
const engines: readonly Engine[] = isFullRun ? ["sqlite", "postgres"] : ["sqlite"];

/**
 * Runs the same tests on SQLite in memory and, in `npm run test:all`, on PostgreSQL: a fresh schema at `TEST_DATABASE_URL` or on
 * this machine, else PGlite in memory.
 */
export function describeOnEngines(
  name: string,
  tests: (openTestDatabase: OpenTestDatabase, engine: Engine) => void,
): void {
  describeOn(engines, name, tests);
}

/** The same on PostgreSQL only, in every run. */
export function describeOnPostgres(
  name: string,
  tests: (openTestDatabase: OpenTestDatabase) => void,
): void {
  describeOn(["postgres"], name, tests);
}

function describeOn(
  named: readonly Engine[],
  name: string,
  tests: (openTestDatabase: OpenTestDatabase, engine: Engine) => void,
): void {
  describe.each(named)(`${name} (%s)`, (engine) => {
    const opened: TestDatabase[] = [];
    afterAll(async () => {
      // Sequentially: dropping a schema locks everything in it, and a server's number of locks is limited.
      for (const { close } of opened.splice(0)) await close();
    });
    tests(async ({ migrated = true } = {}) => {
      const testDatabase = await open(engine);
      opened.push(testDatabase);
      if (migrated) await createTables(testDatabase.database);
      return testDatabase.database;
    }, engine);
  });
}

const shared = new Map<string, Promise<Kysely<Database>>>();

/** Opens a database shared by this worker's read-only tests, filled once and closed at the end of the run. */
export function openSharedDatabase(
  engine: Engine,
  name: string,
  fill: (database: Kysely<Database>) => Promise<unknown>,
): Promise<Kysely<Database>> {
  const key = `${engine} ${name}`;
  const opened = shared.get(key) ?? openFilled();
  shared.set(key, opened);
  return opened;

  async function openFilled(): Promise<Kysely<Database>> {
    const { database } = await open(engine);
    await createTables(database);
    await fill(database);
    return database;
  }
}

/** Runs the migrations without recording them. */
async function createTables(database: Kysely<Database>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const { up } of Object.values(migrations)) await up(transaction);
  });
}

function open(engine: Engine): Promise<TestDatabase> {
  return engine === "sqlite" ? openInMemory() : openOnPostgres();
}

async function openInMemory(): Promise<TestDatabase> {
  const database = openDatabase("sqlite::memory:");
  return { database, close: () => database.destroy() };
}

async function openOnPostgres(): Promise<TestDatabase> {
  const url = await postgresUrl();
  return url === null ? openPGlite() : openSchema(url);
}

async function openSchema(url: string): Promise<TestDatabase> {
  const schema = newSchema();
  const database = openDatabase(url, { schema });
  await sql`create schema ${sql.id(schema)}`.execute(database);
  return {
    database,
    close: async () => {
      await sql`drop schema ${sql.id(schema)} cascade`.execute(database);
      await database.destroy();
    },
  };
}

async function openPGlite(): Promise<TestDatabase> {
  const pglite = new PGlite({ parsers: { [types.INT8]: Number, [types.NUMERIC]: Number } });
  const database = new Kysely<Database>({ dialect: new SingleSchemaPGliteDialect({ pglite }) });
  return { database, close: () => database.destroy() };
}

class SingleSchemaPGliteDialect extends PGliteDialect {
  override createIntrospector(database: Kysely<unknown>): CurrentSchemaIntrospector {
    return new CurrentSchemaIntrospector(database);
  }
}
