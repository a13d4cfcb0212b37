import { sql } from "kysely";
import pg from "pg";
import { openDatabase } from "#database/open.ts";

const serverUrl = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/test";
let answering: Promise<boolean> | undefined;

/** URL of the tests' PostgreSQL server, at `TEST_DATABASE_URL` or on this machine; null if none answers, then PGlite is used. */
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
    if (process.env["TEST_DATABASE_URL"] !== undefined) throw error; // an explicitly configured server must answer
    return false;
  }
}

/** Schemas are removed at the end of the run. */
export function newSchema(): string {
  return `${schemasOfRun(process.ppid)}${crypto.randomUUID().slice(0, 8)}`;
}

/** Schemas are named after the parent process that all workers share. */
function schemasOfRun(parent: number): string {
  return `test_${parent}_`;
}

/** Vitest calls it after the run: workers' shared databases still exist then. */
export async function teardown(): Promise<void> {
  if ((await postgresUrl()) === null) return;
  const database = openDatabase(serverUrl);
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where starts_with(nspname, ${schemasOfRun(process.pid)})
  `.execute(database);
  for (const { name } of rows) await sql`drop schema ${sql.id(name)} cascade`.execute(database);
  await database.destroy();
}
