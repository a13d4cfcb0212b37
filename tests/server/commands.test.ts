import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { listen, stopListening } from "#server/http-server.ts";
import { runProgram } from "#tests/support/run-program.ts";

const directory = mkdtempSync(path.join(tmpdir(), "sahil-commands-"));
const databaseFile = path.join(directory, "sahil.db");

beforeAll(async () => {
  const database = openDatabase(`sqlite:${databaseFile}`);
  await migrateToLatest(database);
  await database.destroy();
});

afterAll(() => rmSync(directory, { recursive: true }));

interface Outcome {
  status: number;
  output: string;
}

/** Runs a program to its end; `output` leaves out progress lines. */
async function run(args: string[], variables: Record<string, string> = {}): Promise<Outcome> {
  const settings = { PORT: "0", MEDIA_DIR: directory, ...variables };
  const { status, stdout, stderr } = await runProgram(args, settings);
  return { status, output: (stdout + stderr).replaceAll(/^.* … .*\n/gm, "") };
}

const start = (variables: Record<string, string>) => run(["src/commands/start.ts"], variables);
const backup = (file: string) =>
  run(["src/commands/backup.ts", file], { DATABASE_URL: `sqlite:${databaseFile}` });

test("a wrong variable stops the start with one sentence", async () => {
  expect(await start({ TODAY: "coming_soon" })).toEqual({
    status: 1,
    output: 'TODAY must be a date such as 2026-11-21; it is "coming_soon".\n',
  });
});

test("a port in use stops the start with one sentence", async () => {
  const server = createServer();
  onTestFinished(() => stopListening(server, 0));
  const port = await listen(server, 0, "127.0.0.1");
  expect(await start({ PORT: String(port) })).toEqual({
    status: 1,
    output: `Port ${port} of 127.0.0.1 is already in use; set PORT to another one.\n`,
  });
});

test("a folder that cannot be written to stops the start with one sentence", async () => {
  const file = path.join(directory, "a-file");
  writeFileSync(file, "");
  expect(await start({ MEDIA_DIR: `${file}/media` })).toEqual({
    status: 1,
    output: `${file}/media is not writable; set MEDIA_DIR to another folder.\n`,
  });
  const { status, output } = await start({ DATABASE_URL: `sqlite:${file}/sahil.db` });
  expect([status, output]).toEqual([
    1,
    `${file} is not writable; set DATABASE_URL to another folder.\n`,
  ]);
});

test("a database that is newer than the code stops the start with one sentence", async () => {
  const newer = path.join(directory, "newer.db");
  await backup(newer);
  const database = new DatabaseSync(newer);
  database.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '2030')");
  database.close();
  const { status, output } = await start({ DATABASE_URL: `sqlite:${newer}` });
  expect(status).toBe(1);
  expect(output).toMatch(
    /^The database of DATABASE_URL was migrated by a newer version[^\n]*9999-later[^\n]*\.\n$/,
  );
});

test("a PostgreSQL that does not answer stops the start with one sentence", async () => {
  const { status, output } = await start({ DATABASE_URL: "postgres://sahil:secret@127.0.0.1:9/x" });
  expect(status).toBe(1);
  expect(output).toMatch(/^Cannot use the database of DATABASE_URL: [^\n]+\.\n$/);
  expect(output).not.toContain("secret");
});

test("a backup copies a database that is in use, and overwrites nothing", async () => {
  const open = new DatabaseSync(databaseFile);
  open.exec("insert into content_state (id, generation, loaded_at) values (1, 7, '2026-11-21')");
  const file = path.join(directory, "backups/copy.db");
  expect(await backup(file)).toEqual({
    status: 0,
    output: `Database copied to ${file}.\n`,
  });
  open.close();
  const copy = new DatabaseSync(file, { readOnly: true });
  expect({ ...copy.prepare("select generation from content_state").get() }).toEqual({
    generation: 7,
  });
  copy.close();
  expect((await backup(file)).status).toBe(1);
});

test("an unknown command prints the valid ones", async () => {
  const { status, output } = await run(["bootstrap.js", "deploy"]);
  expect(status).toBe(1);
  expect(output).toMatch(
    /^There is no command "deploy"; the commands are start, api, dev, [^\n]+\.\n$/,
  );
});
