import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";

test("creates folder and file, with WAL, full synchronous and foreign keys", async () => {
  const { database } = openFile();
  await migrateToLatest(database);
  const pragmas = sql<{ journal: string; synchronous: number; keys: number; timeout: number }>`
    select journal_mode as journal, synchronous, foreign_keys as keys, timeout
    from pragma_journal_mode, pragma_synchronous, pragma_foreign_keys, pragma_busy_timeout
  `;
  expect((await pragmas.execute(database)).rows).toEqual([
    { journal: "wal", synchronous: 2, keys: 1, timeout: 5 },
  ]);
});

test("waits for another writer without stopping the event loop", async () => {
  const { database, path } = openFile();
  await migrateToLatest(database);
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec("begin immediate");

  let ticks = 0;
  const clock = setInterval(() => ticks++, 10);
  setTimeout(() => other.exec("commit"), 400);
  await database.transaction().execute((transaction) => insertCategory(transaction, "news"));
  clearInterval(clock);

  // The other writer finishes on this event loop: blocking it would have timed out the write.
  expect(ticks).toBeGreaterThan(0);
  expect(await database.selectFrom("category").select("slug").execute()).toEqual([
    { slug: "news" },
  ]);
});

test("times out all writers behind one lock together", { timeout: 15_000 }, async () => {
  const { database, path } = openFile();
  await migrateToLatest(database);
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  const started = performance.now();
  const written = await Promise.allSettled(
    ["one", "two", "three", "four"].map((slug) =>
      database.transaction().execute((transaction) => insertCategory(transaction, slug)),
    ),
  );
  expect(written.map(({ status }) => status)).toEqual(Array(4).fill("rejected"));
  expect(performance.now() - started).toBeLessThan(8_000);
  other.exec("commit");
  await insertCategory(database, "later");
  expect(await database.selectFrom("category").select("slug").execute()).toEqual([
    { slug: "later" },
  ]);
});

test("reports a full disk and rolls back", async () => {
  const { database } = openFile();
  await migrateToLatest(database);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(database);
  const filling = database.transaction().execute(async (transaction) => {
    await insertCategory(transaction, "first");
    await insertCategory(transaction, "long-".repeat(100_000));
  });
  await expect(filling).rejects.toThrow("database or disk is full");
  expect(await database.selectFrom("category").selectAll().execute()).toEqual([]);
});

test("reads the committed state while another connection writes", async () => {
  const { database, path } = openFile();
  await migrateToLatest(database);
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec(
    "begin immediate; insert into category (slug, published, position, content_hash) values ('news', 1, 0, '')",
  );
  expect(await database.selectFrom("category").selectAll().execute()).toEqual([]);
  other.exec("commit");
  expect(await database.selectFrom("category").select("slug").execute()).toEqual([
    { slug: "news" },
  ]);
});

test("keeps a bounded number of prepared statements", async () => {
  const { database } = openFile();
  for (let number = 0; number < 1_200; number++) {
    const answer = await sql<{ found: number }>`select ${sql.lit(number)} as found`.execute(
      database,
    );
    expect(answer.rows).toEqual([{ found: number }]);
  }
});

function openFile() {
  const path = join(mkdtempSync(join(tmpdir(), "sahil-")), "data", "test.db");
  const database = openDatabase(`sqlite:${path}`);
  onTestFinished(() => database.destroy());
  return { database, path };
}

function insertCategory(database: ReturnType<typeof openDatabase>, slug: string) {
  return database
    .insertInto("category")
    .values({ slug, published: 1, position: 0, content_hash: "" })
    .execute();
}
