/** Databases that several processes can open by URL: a file, or a schema on PostgreSQL. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import { onTestFinished } from "vitest";
import type { Engine } from "#database/engine.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import type { Database } from "#database/schema.ts";
import { postgresUrl } from "#tests/support/postgres-server.ts";
import { isFullRun } from "#tests/support/test-scope.ts";

export interface EnquiryDatabase {
  url: string;
  database: Kysely<Database>;
}

/** PGlite cannot be shared by processes, so PostgreSQL is tested only where a server answers. */
export const serverEngines: Engine[] =
  isFullRun && (await postgresUrl()) !== null ? ["sqlite", "postgres"] : ["sqlite"];

/** A migrated database without content, removed after the test. */
export async function openEnquiryDatabase(engine: Engine): Promise<EnquiryDatabase> {
  const store = engine === "sqlite" ? openFile() : await openSchema();
  await migrateToLatest(store.database);
  return store;
}

function openFile(): EnquiryDatabase {
  const folder = mkdtempSync(path.join(tmpdir(), "sahil-enquiries-"));
  const url = `sqlite:${path.join(folder, "sahil.db")}`;
  const database = openDatabase(url);
  onTestFinished(async () => {
    await database.destroy();
    rmSync(folder, { recursive: true });
  });
  return { url, database };
}

async function openSchema(): Promise<EnquiryDatabase> {
  const server = (await postgresUrl()) ?? "";
  const schema = `enquiries_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
  const owner = openDatabase(server);
  await sql`create schema ${sql.id(schema)}`.execute(owner);
  const url = `${server}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
  const database = openDatabase(url);
  onTestFinished(async () => {
    await database.destroy();
    await sql`drop schema ${sql.id(schema)} cascade`.execute(owner);
    await owner.destroy();
  });
  return { url, database };
}
