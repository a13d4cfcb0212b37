/** The PostgreSQL server of the tests: that at `TEST_DATABASE_URL`, or one on this machine. */
import { sql } from "kysely";
import pg from "pg";
import { openDatabase } from "#database/open.ts";

const serverUrl = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/test";
let answering: Promise<boolean> | undefined;

/** Address of the PostgreSQL server that the tests use; null where none answers and PGlite stands in. */
export async function postgresUrl(): Promise<string | null> {
  answering ??= serverAnswers();
  return (await answering) ? serverUrl : null;
}

async function serverAnswers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (process.env["TEST_DATABASE_URL"] !== undefined) throw error; // whoever names a server wants that one
    return false;
  }
}

/** Names a schema that the end of this run removes. */
export function newSchema(): string {
  return `${schemasOfRun(process.ppid)}${crypto.randomUUID().slice(0, 8)}`;
}

/** How the schemas of a run are named: by the process that all of its workers come from. */
function schemasOfRun(parent: number): string {
  return `test_${parent}_`;
}

/** Vitest calls it once a run has ended: what its workers have shared is still there. */
export async function teardown(): Promise<void> {
  if ((await postgresUrl()) === null) return;
  const database = openDatabase(serverUrl);
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where starts_with(nspname, ${schemasOfRun(process.pid)})
  `.execute(database);
  for (const { name } of rows) await sql`drop schema ${sql.id(name)} cascade`.execute(database);
  await database.destroy();
}
