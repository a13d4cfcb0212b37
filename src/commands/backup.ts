/** `npm run backup -- [file]`: a consistent copy of the database, while the site is running. */
import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { exitStatus } from "#commands/exit-status.ts";
import { makeFolder } from "#commands/make-folder.ts";
import { CommandError, runCommand } from "#commands/run.ts";
import { requireDatabaseFile } from "#commands/with-database.ts";
import { readEnvironment } from "#environment";

await runCommand(async () => {
  const { databaseUrl } = readEnvironment(process.env);
  requireDatabaseFile(databaseUrl);
  const isSqlite = databaseUrl.startsWith("sqlite:");
  const file = process.argv[2] ?? standardName(isSqlite ? "db" : "dump");
  if (existsSync(file)) throw new CommandError(`${file} already exists; choose another file.`);
  makeFolder(path.dirname(file), "npm run backup -- <file>");
  if (isSqlite) copySqlite(databaseUrl.slice("sqlite:".length), file);
  else await dumpPostgres(databaseUrl, file);
  console.log(`Database copied to ${file}.`);
});

function standardName(extension: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  return path.join("data", "backups", `sahil-${time}.${extension}`);
}

function copySqlite(source: string, file: string): void {
  try {
    const database = new DatabaseSync(source, { timeout: 5_000 });
    database.prepare("vacuum into ?").run(file);
    database.close();
  } catch (error) {
    rmSync(file, { force: true });
    throw new CommandError(`Could not copy the database: ${messageOf(error)}.`, { cause: error });
  }
}

async function dumpPostgres(url: string, file: string): Promise<void> {
  const { password, address } = separatePassword(url);
  const child = spawn("pg_dump", ["--format=custom", `--file=${file}`, address], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...(password !== "" && { PGPASSWORD: password }) },
  });
  const status = await exitStatus(child).catch((error: unknown) => {
    throw new CommandError("pg_dump is not installed; a PostgreSQL backup needs it.", {
      cause: error,
    });
  });
  if (status !== 0) throw new CommandError("pg_dump failed; see its output above.");
}

/** Everyone on the machine can read the arguments of a running program. */
function separatePassword(url: string): { password: string; address: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  return { password, address: address.href };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
