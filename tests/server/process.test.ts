import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, afterAll, expect, onTestFinished, test, vi } from "vitest";
import { loadPack } from "#content/load.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { readEnvironment } from "#environment";
import { ownContent, remoteContent } from "#server/content-source.ts";
import { createLog } from "#server/log.ts";
import { serve } from "#server/serve.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { ask } from "#tests/support/http-site.ts";
import { minimalBuild } from "#tests/support/minimal-build.ts";

const directory = mkdtempSync(path.join(tmpdir(), "sahil-process-"));
const databaseUrl = `sqlite:${path.join(directory, "sahil.db")}`;
const silent = createLog("error", () => undefined);

beforeAll(async () => {
  const database = openDatabase(databaseUrl);
  await migrateToLatest(database);
  const { pack, pictures } = await demoContent();
  await loadPack(database, pack, pictures);
  await database.destroy();
});

afterAll(() => rmSync(directory, { recursive: true }));

const closedDesk = {
  desk: { receive: async () => ({ outcome: "unavailable" as const }) },
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
  const site = await serve({
    environment,
    log: silent,
    development: false,
    content:
      apiBaseUrl === null
        ? ownContent(openDatabase(environment.databaseUrl), environment, silent)
        : remoteContent(apiBaseUrl),
    enquiries: closedDesk,
    openSite: async () => ({ build: minimalBuild, sendPublicFile: async () => null }),
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
  return { url: site.url, close, facts, ask: (target: string) => ask(port, target) };
}

test("a render is given the API of this process, the site's address and the day", async () => {
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

test("a second process reads the first one's API and shows the same", async () => {
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

test("a process whose API is gone says so and keeps no page of that time", async () => {
  const first = await start({});
  const second = await start({ API_BASE_URL: `${first.url}/api/v1` });
  await first.close();
  expect((await second.ask("/readyz")).text).toContain("the API does not answer");
  const page = await second.ask("/en");
  expect(page.status).toBe(500); // the minimal site has no error page
  expect(page.headers["cache-control"]).toBe("no-store");
});

test("currencies of the content make pages of their own, others do not", async () => {
  const { facts } = await start({});
  expect(await facts("currency=EUR; area_unit=sqft")).toMatchObject({
    cookie: "currency=EUR; area_unit=sqft",
  });
  expect(await facts("currency=XTS; area_unit=acre")).toMatchObject({ cookie: null });
});

test("a load in another process is seen within five seconds", { timeout: 10_000 }, async () => {
  const { facts } = await start({});
  const before = String((await facts())["tagline"]);
  const { pack, pictures } = await demoContent();
  const projects = pack.projects.map((project) =>
    project.slug === "lara-palms"
      ? { ...project, tagline: { ...project.tagline, en: `${before} anew` } }
      : project,
  );
  const other = openDatabase(databaseUrl);
  await loadPack(other, { ...pack, projects }, pictures);
  await other.destroy();
  await expect
    .poll(async () => (await facts())["tagline"], { timeout: 5_000, interval: 100 })
    .toBe(`${before} anew`);
});

test("a page that was kept over midnight tells the new day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-30T23:59:59Z") });
  onTestFinished(() => void vi.useRealTimers());
  const { facts } = await start({ TODAY: "" });
  expect([await facts(), await facts()]).toMatchObject([
    { today: "2026-12-30" },
    { today: "2026-12-30" },
  ]);
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
