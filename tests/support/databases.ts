import { PGlite, types } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql } from "kysely";
import pg from "pg";
import { afterAll, describe } from "vitest";
import type { Engine } from "#database/engine.ts";
import { migrations } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { CurrentSchemaIntrospector } from "#database/postgres/introspector.ts";
import type { Database } from "#database/schema.ts";

interface TestDatabaseOptions {
  /** Whether the tables are there already; true unless told. */
  migrated?: boolean;
}

/** Opens a database of its own, closed and forgotten after the last test of the block. */
export type OpenTestDatabase = (options?: TestDatabaseOptions) => Promise<Kysely<Database>>;

interface TestDatabase {
  database: Kysely<Database>;
  forget: () => Promise<void>;
}

/**
 * Runs the same tests on SQLite, in memory, and on PostgreSQL: in a fresh schema of the server at `TEST_DATABASE_URL` or on
 * this machine, and where none answers on PGlite in memory.
 */
export function describeOnBothEngines(
  name: string,
  tests: (openTestDatabase: OpenTestDatabase, engine: Engine) => void,
): void {
  describe.each([
    { engine: "sqlite" as const, open: openInMemory },
    { engine: "postgres" as const, open: openOnPostgres },
  ])(`${name} ($engine)`, ({ engine, open }) => {
    const opened: TestDatabase[] = [];
    afterAll(async () => {
      // One after the other: dropping a schema locks everything in it, and a server holds only so many locks.
      for (const { forget } of opened.splice(0)) await forget();
    });
    tests(async ({ migrated = true } = {}) => {
      const testDatabase = await open();
      opened.push(testDatabase);
      if (migrated) await createTables(testDatabase.database);
      return testDatabase.database;
    }, engine);
  });
}

/** What `migrateToLatest` does, without its record. */
async function createTables(database: Kysely<Database>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const { up } of Object.values(migrations)) await up(transaction);
  });
}

async function openInMemory(): Promise<TestDatabase> {
  const database = openDatabase("sqlite::memory:");
  return { database, forget: () => database.destroy() };
}

const serverUrl = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/test";
let answering: Promise<boolean> | undefined;

/** Address of the PostgreSQL server that the tests use; null where none answers and PGlite stands in. */
export async function postgresUrl(): Promise<string | null> {
  answering ??= serverAnswers();
  return (await answering) ? serverUrl : null;
}

async function openOnPostgres(): Promise<TestDatabase> {
  return (await postgresUrl()) === null ? openPGlite() : openSchema();
}

async function serverAnswers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (process.env["TEST_DATABASE_URL"] !== undefined) throw error; // whoever names a server wants that one
    return false;
  }
}

async function openSchema(): Promise<TestDatabase> {
  const schema = `test_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
  const database = openDatabase(serverUrl, { schema });
  await sql`create schema ${sql.id(schema)}`.execute(database);
  return {
    database,
    forget: async () => {
      await sql`drop schema ${sql.id(schema)} cascade`.execute(database);
      await database.destroy();
    },
  };
}

async function openPGlite(): Promise<TestDatabase> {
  const pglite = new PGlite({ parsers: { [types.INT8]: Number, [types.NUMERIC]: Number } });
  const database = new Kysely<Database>({ dialect: new SingleSchemaPGliteDialect({ pglite }) });
  return { database, forget: () => database.destroy() };
}

class SingleSchemaPGliteDialect extends PGliteDialect {
  override createIntrospector(database: Kysely<unknown>): CurrentSchemaIntrospector {
    return new CurrentSchemaIntrospector(database);
  }
}
