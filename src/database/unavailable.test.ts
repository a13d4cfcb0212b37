import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "#database/open.ts";
import { isUnavailable } from "#database/unavailable.ts";

async function errorOf(attempt: () => unknown): Promise<unknown> {
  try {
    await attempt();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown");
}

test("a lock that another connection holds makes a SQLite file unavailable", async () => {
  const folder = mkdtempSync(join(tmpdir(), "unavailable-"));
  const [one, other] = [0, 0].map(() => new DatabaseSync(join(folder, "file.db"), { timeout: 0 }));
  one?.exec("begin exclusive");
  expect(isUnavailable(await errorOf(() => other?.exec("create table t (a)")))).toBe(true);
  one?.close();
  other?.close();
  rmSync(folder, { recursive: true });
});

test("a file that will not open is unavailable", async () => {
  expect(isUnavailable(await errorOf(() => new DatabaseSync("/proc/none/file.db")))).toBe(true);
});

test("a server that refuses the connection is unavailable", async () => {
  const database = openDatabase("postgres://nobody@127.0.0.1:4122/nothing");
  expect(isUnavailable(await errorOf(() => sql`select 1`.execute(database)))).toBe(true);
  await database.destroy();
});

test("a server that shuts down, is full or takes too long is unavailable", () => {
  for (const code of ["57P01", "57P03", "53300", "08006", "57014", "55P03"]) {
    expect(isUnavailable(Object.assign(new Error("from the server"), { code }))).toBe(true);
  }
  expect(isUnavailable(new Error("timeout exceeded when trying to connect"))).toBe(true);
});

test("a programming error does not count as unavailable", async () => {
  const database = openDatabase("sqlite::memory:");
  expect(isUnavailable(await errorOf(() => sql`select * from nothing`.execute(database)))).toBe(
    false,
  );
  await database.destroy();
  expect(isUnavailable(Object.assign(new Error("no such table"), { code: "42P01" }))).toBe(false);
  expect(isUnavailable(new TypeError("undefined is not a function"))).toBe(false);
  expect(isUnavailable("a word")).toBe(false);
});
