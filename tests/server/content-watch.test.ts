import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { sql, type Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { raiseGeneration } from "#database/content-state.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import type { Database } from "#database/schema.ts";
import { watchContent, watchDate } from "#server/content-watch.ts";
import { newSchema, postgresUrl } from "#tests/support/postgres-server.ts";
import { isFullRun } from "#tests/support/test-scope.ts";

const patience = { timeout: 10_000 };
const skipReason = "no PostgreSQL answers here, or this is `npm test`";

function newWatcher() {
  return { onChange: vi.fn<() => void>(), onError: vi.fn<(error: unknown) => void>() };
}

function load(database: Kysely<Database>): Promise<void> {
  return database.transaction().execute((transaction) => raiseGeneration(transaction, new Date()));
}

/** Content on PostgreSQL behind a proxy that can go silent; null where no server answers, and in `npm test`. */
async function openPostgres() {
  const server = isFullRun ? await postgresUrl() : null;
  if (server === null) return null;
  const schema = newSchema();
  const database = openDatabase(server, { schema });
  await sql`create schema ${sql.id(schema)}`.execute(database);
  await migrateToLatest(database);
  const line = await openProxy(new URL(server));
  const name = `watch-${crypto.randomUUID()}`;
  line.url.searchParams.set("application_name", name);
  line.url.searchParams.set("options", `-c search_path=${schema}`);
  onTestFinished(async () => {
    line.close();
    await sql`drop schema ${sql.id(schema)} cascade`.execute(database);
    await database.destroy();
  });

  function watch() {
    const watcher = newWatcher();
    const watch = watchContent(database, line.url.href, watcher);
    onTestFinished(() => watch.stop());
    return watcher;
  }
  async function endConnections(): Promise<void> {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`.execute(
      database,
    );
  }
  return { database, line, watch, endConnections };
}

/** A TCP proxy that, when silent, drops everything without closing connections. */
async function openProxy(server: URL) {
  const joined: [Socket, Socket][] = [];
  const waiting: [Socket, Socket][] = [];
  let isSilent = false;
  function join(ends: [Socket, Socket]): void {
    joined.push(ends);
    ends[0].pipe(ends[1]).pipe(ends[0]);
  }
  const listener = createServer((near) => {
    const far = connect(Number(server.port || 5432), server.hostname);
    for (const end of [near, far]) {
      end.on("error", () => undefined); // closed with the other end
      end.on("close", () => [near, far].forEach((each) => each.destroy()));
    }
    if (isSilent) waiting.push([near, far]);
    else join([near, far]);
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const url = new URL(server);
  url.hostname = "127.0.0.1";
  url.port = String((listener.address() as AddressInfo).port); // it listens on a port
  return {
    url,
    fallSilent() {
      isSilent = true;
      for (const [near, far] of joined) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    /** Serves new connections; former ones stay dead. */
    speak() {
      isSilent = false;
      waiting.splice(0).forEach(join);
    },
    close() {
      listener.close();
      for (const end of [...joined, ...waiting].flat()) end.destroy();
    },
  };
}

test("a load into SQLite is noticed by its content version, also one from before the start", async () => {
  const database = openDatabase("sqlite::memory:");
  await migrateToLatest(database);
  const { onChange, onError } = newWatcher();
  const watch = watchContent(database, "sqlite::memory:", { onChange, onError });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(onChange).toHaveBeenCalledTimes(1);
  await load(database);
  await expect.poll(() => onChange.mock.calls.length, patience).toBe(2);
  await watch.stop();
  await database.destroy();
});

test("a load into PostgreSQL is noticed, also one missed by a broken connection", async ({
  skip,
}) => {
  const postgres = await openPostgres();
  if (postgres === null) return skip(skipReason);
  const { database, watch, endConnections } = postgres;
  const { onChange, onError } = watch();
  await expect.poll(() => onChange.mock.calls.length, patience).toBeGreaterThan(0);
  onChange.mockClear();
  await load(database);
  await expect.poll(() => onChange.mock.calls.length, patience).toBeGreaterThan(0);

  await endConnections();
  onChange.mockClear();
  await load(database);
  await expect.poll(() => onChange.mock.calls.length, patience).toBeGreaterThan(0);
  expect(onError).toHaveBeenCalled();
});

test("a PostgreSQL notification arrives without polling", async ({ skip }) => {
  const postgres = await openPostgres();
  if (postgres === null) return skip(skipReason);
  const { database, watch } = postgres;
  const { onChange } = watch();
  await expect.poll(() => onChange.mock.calls.length, patience).toBeGreaterThan(0);
  onChange.mockClear();
  await sql`select pg_notify('content', '1000')`.execute(database); // of a load that polling would not find
  await expect.poll(() => onChange.mock.calls.length, patience).toBeGreaterThan(0);
});

test("a load into PostgreSQL from before LISTEN is noticed", async ({ skip }) => {
  const postgres = await openPostgres();
  if (postgres === null) return skip(skipReason);
  const { database, line, watch } = postgres;
  line.fallSilent();
  const { onChange } = watch();
  await load(database);
  expect(onChange).not.toHaveBeenCalled();
  line.speak();
  await expect.poll(() => onChange.mock.calls.length, patience).toBeGreaterThan(0);
});

test("a silently dead PostgreSQL connection is noticed within seconds", async ({ skip }) => {
  const postgres = await openPostgres();
  if (postgres === null) return skip(skipReason);
  const { database, line, watch } = postgres;
  const { onChange, onError } = watch();
  await expect.poll(() => onChange.mock.calls.length, patience).toBeGreaterThan(0);
  line.fallSilent();
  onChange.mockClear();
  await load(database);
  line.speak();
  await expect.poll(() => onChange.mock.calls.length, patience).toBeGreaterThan(0);
  expect(onError).toHaveBeenCalled();
});

test("a PostgreSQL that does not answer is reported and does not keep the watch from stopping", async () => {
  const url = "postgres://nobody@127.0.0.1:9/none";
  const database = openDatabase(url);
  const onError = vi.fn<(error: unknown) => void>();
  const watch = watchContent(database, url, { onChange: () => undefined, onError });
  await expect.poll(() => onError.mock.calls.length, { timeout: 5_000 }).toBeGreaterThan(1);
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
