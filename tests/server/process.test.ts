import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, afterAll, expect, onTestFinished, test, vi } from "vitest";
import { loadPack } from "#content/load.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { readEnvironment } from "#environment";
import { localContent, remoteContent } from "#server/content-source.ts";
import { createPublicFiles } from "#server/files/public-files.ts";
import { createLog } from "#server/log.ts";
import { serve } from "#server/serve.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { ask, sendRaw } from "#tests/support/http-site.ts";
import { minimalBuild } from "#tests/support/minimal-build.ts";
import { runProgram } from "#tests/support/run-program.ts";

const directory = mkdtempSync(path.join(tmpdir(), "sahil-process-"));
const databaseUrl = `sqlite:${path.join(directory, "sahil.db")}`;
const assets = path.join(directory, "public/assets");
mkdirSync(assets, { recursive: true });
writeFileSync(path.join(assets, "a-1A2b.js"), "");

beforeAll(async () => {
  const database = openDatabase(databaseUrl);
  await migrateToLatest(database);
  const { pack, pictures } = await demoContent();
  await loadPack(database, pack, pictures);
  await database.destroy();
});

afterAll(() => rmSync(directory, { recursive: true }));

const unavailableReceiver = {
  receiver: { receive: async () => ({ outcome: "unavailable" as const }) },
  close: async () => undefined,
};

async function start(variables: Record<string, string>) {
  const environment = readEnvironment({
    PORT: "0",
    DATABASE_URL: databaseUrl,
    MEDIA_DIR: directory,
    TODAY: "2026-11-21",
    SHUTDOWN_SECONDS: "0",
    ...variables,
  });
  const { apiBaseUrl } = environment;
  const lines: string[] = [];
  const log = createLog("info", (text) => lines.push(...text.trimEnd().split("\n")));
  const site = await serve({
    environment,
    log,
    development: false,
    content:
      apiBaseUrl === null
        ? localContent(openDatabase(environment.databaseUrl), environment, log)
        : remoteContent(apiBaseUrl),
    enquiries: unavailableReceiver,
    openSite: async () => ({
      build: minimalBuild,
      sendPublicFile: createPublicFiles(path.join(directory, "public")),
    }),
  });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await site.close();
    isOpen = false;
  };
  onTestFinished(close);
  const port = Number(new URL(site.url).port);
  async function facts(cookie?: string): Promise<Record<string, unknown>> {
    const headers = cookie === undefined ? {} : { Cookie: cookie };
    const { status, text } = await ask(port, "/en", { headers });
    return { status, ...JSON.parse(text) };
  }
  /** The cache result that the log has for each page request. */
  function cacheWords(): unknown[] {
    log.flush();
    return lines.flatMap((line) => JSON.parse(line).cache ?? []);
  }
  return {
    url: site.url,
    port,
    close,
    facts,
    cacheWords,
    ask: (target: string) => ask(port, target),
  };
}

test("a render receives the API of this process, the site's URL and the date", async () => {
  const { facts, url } = await start({});
  const page = await facts();
  expect(page).toMatchObject({
    status: 200,
    siteOrigin: url,
    today: "2026-11-21",
    url: `${url}/en`,
  });
  expect(page["tagline"]).toEqual(expect.stringMatching(/\w{3}/));
});

test.each([
  ["https://sahil.example", "max-age=31536000"],
  ["http://sahil.example", undefined],
])("every answer under %s has Strict-Transport-Security: %s", async (siteUrl, expected) => {
  const { ask, port } = await start({ SITE_URL: siteUrl });
  for (const [path, status] of [
    ["/en", 200],
    ["/en", 200], // from the page cache
    ["/en/no/such/place", 500], // the minimal site has no page for it
    ["/en/a%00b", 400],
    ["/assets/a-1A2b.js", 200],
    ["/api/v1/currencies", 200],
    ["/api/v1/pages/no-such-page", 404],
    ["/api/v1/pages/%00", 400],
  ] as const) {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, status]);
    expect([path, answer.headers["strict-transport-security"]]).toEqual([path, expected]);
  }
  const huge = `GET /en HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`;
  const [head = ""] = (await sendRaw(port, huge)).split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 431 /);
  expect(/^Strict-Transport-Security: (.+)$/m.exec(head)?.[1]?.trim()).toBe(expected);
});

test("a second process reads the first one's API and renders the same", async () => {
  const first = await start({ SITE_URL: "https://sahil.example" });
  const second = await start({
    SITE_URL: "https://sahil.example",
    API_BASE_URL: `${first.url}/api/v1`,
    DATABASE_URL: "sqlite:/nowhere/unused.db",
  });
  expect(await second.facts()).toEqual(await first.facts());
  expect((await second.ask("/readyz")).status).toBe(200);
  expect((await second.ask("/api/v1/currencies")).status).toBe(404);
});

test("a process without its API reports it and caches no page meanwhile", async () => {
  const first = await start({});
  const second = await start({ API_BASE_URL: `${first.url}/api/v1` });
  await first.close();
  expect((await second.ask("/readyz")).text).toContain("API unavailable");
  const page = await second.ask("/en");
  expect(page.status).toBe(500); // the minimal site has no error page
  expect(page.headers["cache-control"]).toBe("no-store");
});

test("known currencies have their own cached pages, unknown ones do not", async () => {
  const { facts } = await start({});
  expect(await facts("currency=EUR; area_unit=sqft")).toMatchObject({
    cookie: "currency=EUR; area_unit=sqft",
  });
  expect(await facts("currency=XTS; area_unit=acre")).toMatchObject({ cookie: null });
});

test("a load in another process is seen within five seconds", { timeout: 30_000 }, async () => {
  const { facts } = await start({});
  const before = String((await facts())["tagline"]);
  const program = ["tests/server/load-process.ts", databaseUrl, `${before} anew`];
  expect(await runProgram(program, {})).toMatchObject({ status: 0, stderr: "" });
  await expect
    .poll(async () => (await facts())["tagline"], { timeout: 5_000, interval: 100 })
    .toBe(`${before} anew`);
});

test("a page cached over midnight shows the new day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-30T23:59:59Z") });
  onTestFinished(() => void vi.useRealTimers());
  const { facts, cacheWords } = await start({ TODAY: "" });
  expect([await facts(), await facts()]).toMatchObject([
    { today: "2026-12-30" },
    { today: "2026-12-30" },
  ]);
  expect(cacheWords()).toEqual(["miss", "hit"]);
  vi.setSystemTime(new Date("2026-12-31T00:00:00Z"));
  await expect.poll(async () => (await facts())["today"], { timeout: 5_000 }).toBe("2026-12-31");
});

test("a database without content is not ready", async () => {
  const empty = `sqlite:${path.join(directory, "empty.db")}`;
  const database = openDatabase(empty);
  await migrateToLatest(database);
  await database.destroy();
  const { ask } = await start({ DATABASE_URL: empty });
  expect(await ask("/readyz")).toMatchObject({ status: 503 });
});
