/** The databases of both engines, filled once and given away under names that say what is in them. */
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fillDatabase } from "#benchmarks/scale/fill.ts";
import { onServer, serverUrl } from "#benchmarks/support/postgresql.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";

const workFolder = new URL("../../.cache/bench/", import.meta.url);

interface FilledDatabase {
  url: string;
  remove: () => Promise<void>;
}

export interface Engine {
  name: string;
  /** A database with as many generated projects, as it was kept or filled now; null where no server answers. */
  fill: (size: number) => Promise<FilledDatabase | null>;
}

const sqlite: Engine = {
  name: "SQLite",
  async fill(size) {
    await mkdir(workFolder, { recursive: true });
    const file = fileURLToPath(new URL(`scale-${size}.db`, workFolder));
    const part = `${file}.part`;
    const removed = async (name: string) => {
      for (const end of ["", "-wal", "-shm"]) await rm(name + end, { force: true });
    };
    if (existsSync(file)) await migrated(`sqlite:${file}`);
    else {
      await removed(part);
      await fillSaying(`sqlite:${part}`, size);
      await rename(part, file); // closed, it has no other files
    }
    return { url: `sqlite:${file}`, remove: () => removed(file) };
  },
};

const postgresql: Engine = {
  name: "PostgreSQL",
  async fill(size) {
    const name = `sahil_scale_${size}`;
    const part = `${name}_part`;
    const known = await onServer("select 1 from pg_database where datname = $1", [name]);
    if (known === null) return null;
    if (known.rowCount === 1) await migrated(urlOf(name));
    else {
      await onServer(`drop database if exists ${part} with (force)`);
      await onServer(`create database ${part}`);
      await fillSaying(urlOf(part), size);
      await onServer(`alter database ${part} rename to ${name}`);
    }
    return {
      url: urlOf(name),
      remove: async () => void (await onServer(`drop database ${name} with (force)`)),
    };
  },
};

export const engines: readonly Engine[] = [sqlite, postgresql];

async function fillSaying(url: string, size: number): Promise<void> {
  const started = performance.now();
  const database = openDatabase(url);
  await fillDatabase(database, size);
  await database.destroy();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const engine = new URL(url).protocol.slice(0, -1);
  console.log(`  ${size} projects written to ${engine} in ${seconds} s`);
}

/** One that was kept may be older than the program. */
async function migrated(url: string): Promise<void> {
  const database = openDatabase(url);
  await migrateToLatest(database);
  await database.destroy();
}

function urlOf(database: string): string {
  const url = new URL(serverUrl);
  url.pathname = database;
  return url.href;
}
