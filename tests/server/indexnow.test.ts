import type { Kysely } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { openCatalog } from "#catalog/open-catalog.ts";
import { loadPack } from "#content/load.ts";
import type { ContentPack } from "#content/pack.ts";
import type { Database } from "#database/schema.ts";
import { locales } from "#domain/locale.ts";
import { startIndexNowWorker } from "#server/indexnow/indexnow-worker.ts";
import { createLog } from "#server/log.ts";
import { type OpenTestDatabase, describeOnEngines } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import {
  acceptDelivery,
  openReceiver,
  type ReceiverHandler,
  type Receiver,
} from "#tests/support/receiver.ts";

const siteOrigin = "https://sahil.example";
const key = "0f1e2d3c4b5a6978";
const hourMs = 3_600_000;

function createClock() {
  let time = Date.parse("2026-11-21T08:00:00Z");
  return { now: () => new Date(time), pass: (ms: number) => void (time += ms) };
}

/** Starts notifying the receiver; returns a handle to stop it. */
function startWorker(database: Kysely<Database>, { url }: Receiver, clock = createClock()) {
  const worker = startIndexNowWorker(database, {
    catalog: openCatalog(database, { today: () => "2026-11-21" }),
    endpoint: { url, key, siteOrigin },
    log: createLog("error", (line) => expect.unreachable(line)),
    now: clock.now,
    random: () => 0.5,
    pollMs: 20,
  });
  onTestFinished(() => worker.stop());
  return worker;
}

async function load(
  database: Kysely<Database>,
  change: (pack: ContentPack) => object = () => ({}),
) {
  const { pack, pictures } = await demoContent();
  await loadPack(database, { ...pack, ...change(pack) }, pictures);
}

/** A database whose pages have been compared once. */
async function openCompared(openTestDatabase: OpenTestDatabase) {
  const database = await openTestDatabase();
  await load(database);
  const receiver = await openReceiver();
  const worker = startWorker(database, receiver);
  await settled(database);
  await worker.stop();
  expect(receiver.received).toEqual([]);
  return database;
}

/** Milliseconds: on a busy machine a process may wait seconds for its turn. */
const patience = { timeout: 20_000, interval: 20 };

/** Waits until the newest content version is compared and no notification is pending. */
async function settled(database: Kysely<Database>): Promise<void> {
  const contentVersion = await openCatalog(database, {
    today: () => "2026-11-21",
  }).readContentVersion();
  const isSettled = async () => {
    const state = await database.selectFrom("indexnow_state").selectAll().executeTakeFirst();
    const waiting = await database
      .selectFrom("indexnow_page")
      .selectAll()
      .where("waiting", "=", 1)
      .execute();
    return (
      state?.content_version === contentVersion && state.claim === null && waiting.length === 0
    );
  };
  await vi.waitFor(async () => expect(await isSettled()).toBe(true), patience);
}

const batchesOf = ({ received }: Receiver) =>
  received.map(({ body }) => (JSON.parse(body) as { urlList: string[] }).urlList); // as this site sends it

const notifiedUrls = (receiver: Receiver) => batchesOf(receiver).flat();

const inAll = (...paths: string[]) =>
  paths.flatMap((path) => locales.map((locale) => `${siteOrigin}/${locale}${path}`)).toSorted();

const renamed = (pack: ContentPack) => ({
  developers: pack.developers.map((developer) =>
    developer.slug === "qasr-developments" ? { ...developer, founded: 1901 } : developer,
  ),
});

const withdrawn = (pack: ContentPack) => ({
  projects: pack.projects.filter(({ slug }) => slug !== "marina-arc"),
});

describeOnEngines("search engines", (openTestDatabase) => {
  test("are notified of changed and removed pages and their parents, in every language, with the site's key", async () => {
    const database = await openCompared(openTestDatabase);
    const receiver = await openReceiver();
    startWorker(database, receiver);
    await load(database, (pack) => ({ ...renamed(pack), ...withdrawn(pack) }));
    await settled(database);
    const project = "/uae/dubai/marina-arc";
    const above = ["/uae", "/uae/dubai", "/uae/for-sale", "/uae/for-sale/dubai"];
    const notified = notifiedUrls(receiver);
    expect(notified.toSorted()).toEqual(
      inAll(project, ...above, "/developer-companies/qasr-developments"),
    );
    const [{ headers, body } = { headers: {}, body: "{}" }] = receiver.received;
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(JSON.parse(body)).toMatchObject({
      host: "sahil.example",
      key,
      keyLocation: `${siteOrigin}/${key}.txt`,
    });
    await load(database, renamed);
    await settled(database);
    expect(notifiedUrls(receiver).slice(notified.length).toSorted()).toEqual(
      inAll(project, ...above),
    );
  });

  test("are notified once per URL by several processes, and of nothing where nothing changed", async () => {
    const database = await openCompared(openTestDatabase);
    const receiver = await openReceiver((response, received) =>
      setTimeout(() => acceptDelivery(response, received), 100),
    );
    for (let each = 0; each < 4; each++) startWorker(database, receiver);
    await load(database, renamed);
    await settled(database);
    await load(database, renamed);
    await settled(database);
    expect(notifiedUrls(receiver).toSorted()).toEqual(
      inAll("/developer-companies/qasr-developments"),
    );
  });

  test("are notified later when they do not answer, by any process", async () => {
    const database = await openCompared(openTestDatabase);
    const clock = createClock();
    let refuses = true;
    const react: ReceiverHandler = (response, received) =>
      refuses
        ? response.writeHead(429, { "retry-after": "60" }).end()
        : acceptDelivery(response, received);
    const receiver = await openReceiver(react);
    const first = startWorker(database, receiver, clock);
    await load(database, renamed);
    await vi.waitFor(async () => {
      const state = await database.selectFrom("indexnow_state").selectAll().executeTakeFirst();
      expect([state?.attempts, state?.claim]).toEqual([1, null]);
    }, patience);
    await first.stop();
    refuses = false;
    clock.pass(59_000);
    startWorker(database, receiver, clock);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(receiver.received).toHaveLength(1);
    clock.pass(1_000);
    await settled(database);
    expect(receiver.received).toHaveLength(2);
  });

  test("are not notified until the next change after refusing for three days", async () => {
    const database = await openCompared(openTestDatabase);
    const clock = createClock();
    const receiver = await openReceiver((response) => response.writeHead(403).end());
    startWorker(database, receiver, clock);
    await load(database, renamed);
    const ticking = setInterval(() => clock.pass(6 * hourMs), 50);
    onTestFinished(() => clearInterval(ticking));
    await settled(database);
    expect(receiver.received.length).toBeGreaterThan(5);
  });

  test("are notified of ten thousand URLs at a time", async () => {
    const database = await openCompared(openTestDatabase);
    const pages = Array.from({ length: 4_500 }, (_, at) => ({
      path: `/gone/${at}`,
      digest: null,
      waiting: 1 as const,
    }));
    for (const from of [0, 1_500, 3_000])
      await database
        .insertInto("indexnow_page")
        .values(pages.slice(from, from + 1_500))
        .execute();
    const receiver = await openReceiver();
    startWorker(database, receiver);
    await settled(database);
    expect(batchesOf(receiver).map(({ length }) => length)).toEqual([10_000, 10_000, 2_500]);
    expect(new Set(notifiedUrls(receiver)).size).toBe(22_500);
    const remaining = await database
      .selectFrom("indexnow_page")
      .select("path")
      .where("digest", "is", null)
      .execute();
    expect(remaining).toEqual([]);
  });
});
