import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { raiseGeneration } from "#database/content-state.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { watchContent, watchDate } from "#server/pages/content-watch.ts";

const postgresUrl = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/test";

async function openPostgres(): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: postgresUrl, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  } catch {
    return null;
  }
}

/** Listens under a name of its own, and gives the process ids of the connections that do. */
function watchPostgres(client: pg.Client) {
  const name = `watch-${crypto.randomUUID()}`;
  const url = `${postgresUrl}${postgresUrl.includes("?") ? "&" : "?"}application_name=${name}`;
  const watcher = { onChange: vi.fn<() => void>(), onFault: vi.fn<(error: unknown) => void>() };
  const database = openDatabase(url);
  const watch = watchContent(database, url, watcher);
  onTestFinished(async () => {
    await watch.stop();
    await database.destroy();
  });
  async function listeners(): Promise<number[]> {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = $1 and query = 'listen content'",
      [name],
    );
    return rows.map(({ pid }) => pid);
  }
  return { ...watcher, listeners };
}

test("a load into SQLite is heard of by its number", async () => {
  const database = openDatabase("sqlite::memory:");
  await migrateToLatest(database);
  const watcher = { onChange: vi.fn<() => void>(), onFault: vi.fn<(error: unknown) => void>() };
  const watch = watchContent(database, "sqlite::memory:", watcher);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(watcher.onChange).not.toHaveBeenCalled();
  await database.transaction().execute((transaction) => raiseGeneration(transaction, new Date()));
  await expect.poll(() => watcher.onChange.mock.calls.length, { timeout: 3_000 }).toBe(1);
  await watch.stop();
  await database.destroy();
});

test("a load into PostgreSQL is heard of, also one that a broken connection missed", async ({
  skip,
}) => {
  const client = await openPostgres();
  if (client === null) return skip("no PostgreSQL answers here");
  const { onChange, onFault, listeners } = watchPostgres(client);
  await expect.poll(listeners, { timeout: 5_000 }).toHaveLength(1);
  await client.query("select pg_notify('content', '1')");
  await expect.poll(() => onChange.mock.calls.length).toBeGreaterThan(0);

  const [lost] = await listeners();
  onChange.mockClear();
  await client.query("select pg_terminate_backend($1)", [lost]);
  await expect.poll(() => onChange.mock.calls.length, { timeout: 5_000 }).toBeGreaterThan(0);
  expect(onFault).toHaveBeenCalled();
  expect(await listeners()).not.toContain(lost);
});

test("a PostgreSQL that does not answer is reported and does not keep the watch from stopping", async () => {
  const url = "postgres://nobody@127.0.0.1:9/none";
  const database = openDatabase(url);
  const onFault = vi.fn<(error: unknown) => void>();
  const watch = watchContent(database, url, { onChange: () => undefined, onFault });
  await expect.poll(() => onFault.mock.calls.length, { timeout: 5_000 }).toBeGreaterThan(1);
  await watch.stop();
  await database.destroy();
});

test("the change of the day is noticed", async () => {
  let day = "2026-11-21";
  const onChange = vi.fn<() => void>();
  const watch = watchDate(() => day, onChange);
  day = "2026-11-22";
  await expect.poll(() => onChange.mock.calls.length, { timeout: 3_000 }).toBe(1);
  await watch.stop();
});
