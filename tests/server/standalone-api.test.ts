import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Problem } from "#contract/problem.ts";
import { loadPack } from "#content/load.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { readEnvironment } from "#environment";
import { localContent } from "#server/content-source.ts";
import { createLog } from "#server/log.ts";
import { serveApi } from "#server/serve-api.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { ask } from "#tests/support/http-site.ts";

async function start(settings = {}) {
  const mediaDir = mkdtempSync(path.join(tmpdir(), "sahil-api-"));
  writeFileSync(path.join(mediaDir, "quay-1a2b.webp"), "a picture");
  const environment = readEnvironment({
    PORT: "0",
    MEDIA_DIR: mediaDir,
    TODAY: "2026-11-21",
    ...settings,
  });
  const database = openDatabase("sqlite::memory:");
  await migrateToLatest(database);
  const { pack, pictures } = await demoContent();
  await loadPack(database, pack, pictures);
  const log = createLog("error", () => undefined);
  const server = await serveApi(environment, localContent(database, environment, log), log);
  onTestFinished(async () => {
    await server.close();
    rmSync(mediaDir, { recursive: true });
  });
  const port = Number(new URL(server.url).port);
  return (target: string, options = {}) => ask(port, target, options);
}

test("the standalone API answers calls, pictures and readiness", async () => {
  const askApi = await start();
  expect((await askApi("/readyz")).text).toBe('{"status":"ready"}');
  expect((await askApi("/healthz")).status).toBe(200);
  expect((await askApi("/api/v1/currencies")).status).toBe(200);
  expect((await askApi("/media/quay-1a2b.webp")).text).toBe("a picture");
});

test("the standalone API shows its reference page under a strict content security policy", async () => {
  const askApi = await start();
  const page = await askApi("/api/v1/docs", { headers: { "Accept-Encoding": "br" } });
  expect(page.headers["content-encoding"]).toBe("br");
  expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'self'/);
  expect((await askApi("/api/v1/docs.css")).headers["content-type"]).toMatch(/^text\/css/);
});

test("the standalone API answers every other path with a problem document", async () => {
  const askApi = await start();
  for (const target of ["/", "/en", "/media/none.webp", "/media/../x", "/api", "/favicon.ico"]) {
    const answer = await askApi(target);
    expect([target, answer.headers["content-type"]]).toEqual([target, "application/problem+json"]);
    expect(Problem.parse(JSON.parse(answer.text)).errors?.map(({ field }) => field)).toEqual([
      "path",
    ]);
  }
  expect((await askApi("/en", { method: "TRACE" })).headers["content-type"]).toBe(
    "application/problem+json",
  );
});

test("the API process limits searches per network", async () => {
  const askApi = await start({ SEARCHES_PER_ADDRESS: "2/1m", TRUST_PROXY: "10.0.0.0/8,127.0.0.1" });
  const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });
  const calls = [
    ["203.0.113.7", "/api/v1/projects/search?query="],
    ["203.0.114.7", "/api/v1/projects/suggestions?query="],
    ["203.0.115.7", "/api/v1/projects/types/properties/turkey?query="],
  ] as const;
  for (const [address, call] of calls) {
    const statusOf = async (word: string, options = {}) =>
      (await askApi(call + word, options)).status;
    const partner = from(address);
    expect(await statusOf("villa", partner)).toBe(200);
    expect(await statusOf("garden", partner)).toBe(200);
    const refused = await askApi(`${call}marina`, partner);
    expect(refused.headers).toMatchObject({
      "content-type": "application/problem+json",
      "retry-after": expect.stringMatching(/^(?:2\d|30)$/),
      "cache-control": "no-store",
    });
    expect(Problem.parse(JSON.parse(refused.text))).toMatchObject({
      status: 429,
      code: "too_many_requests",
      detail: `Try again in ${refused.headers["retry-after"]} seconds.`,
    });
    expect(await statusOf("villa", partner)).toBe(200); // it was cached
    expect((await askApi("/api/v1/currencies", partner)).status).toBe(200);
    const words = ["sea", "palm", "park", "bay"]; // searches of a site on behalf of its visitors
    for (const word of words) expect(await statusOf(word)).toBe(200);
  }
});
