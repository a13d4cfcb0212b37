import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import type { Kysely } from "kysely";
import { exitStatus } from "#commands/exit-status.ts";
import { makeDatabaseFolder, makeFolder } from "#commands/make-folder.ts";
import { CommandError } from "#commands/run.ts";
import { rebuildOutdatedIndex } from "#content/search/refresh-index.ts";
import { contentGeneration } from "#database/content-state.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import type { Database } from "#database/schema.ts";
import type { Environment } from "#environment";
import { type ContentSource, localContent, remoteContent } from "#server/content-source.ts";
import type { Log } from "#server/log.ts";

const contentCommand = "src/commands/content.ts";

/** Opens another process's content, or the database, which is filled only where it is empty. */
export async function prepareContent(environment: Environment, log: Log): Promise<ContentSource> {
  if (environment.apiBaseUrl !== null) return remoteContent(environment.apiBaseUrl);
  const { contentDir, databaseUrl, mediaDir } = environment;
  makeFolder(mediaDir, "MEDIA_DIR");
  makeDatabaseFolder(databaseUrl);
  const database = openDatabase(databaseUrl);
  await migrateToLatest(database);
  if ((await contentGeneration(database)) === 0) await loadContent(contentDir);
  else await rebuildSearchIndex(database, log);
  if (readdirSync(mediaDir).length === 0) {
    log.warn(
      `${mediaDir} contains no pictures; npm run content -- load ${contentDir} creates them`,
    );
  }
  return localContent(database, environment, log);
}

/** Rebuilds an index of an older version before the first request. */
async function rebuildSearchIndex(database: Kysely<Database>, log: Log): Promise<void> {
  const projects = await rebuildOutdatedIndex(database);
  if (projects !== null) log.info("search index rebuilt", { projects });
}

/** In a child process, because making pictures takes half a gigabyte that would never be freed. */
async function loadContent(directory: string): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, contentCommand, "load", directory], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if ((await exitStatus(child)) !== 0) {
    throw new CommandError("Loading the content failed; see above.");
  }
}
