import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createEncodedBody } from "#http/encoded-body.ts";
import { createPageCache } from "#server/pages/page-cache.ts";
import type { Page } from "#server/pages/page.ts";

const megabyte = 1_000_000;

function pageOf(text: string, about: Partial<Page> = {}): Page {
  return {
    status: 200,
    headers: [],
    cacheControl: null,
    bodies: createEncodedBody(Buffer.from(text)),
    etag: text,
    requestId: "req-1",
    ...about,
  };
}

function cacheOf(maxBytes = megabyte, revalidateAfterMs: number | null = null) {
  return createPageCache({ maxBytes, revalidateAfterMs });
}

test("concurrent requests share one render, which is then cached", async () => {
  const cache = cacheOf();
  const render = vi.fn<() => Promise<Page>>(async () => pageOf("home"));
  const [one, other] = await Promise.all([
    cache.render("/en", render),
    cache.render("/en", render),
  ]);
  expect(one).toBe(other);
  expect(render).toHaveBeenCalledOnce();
  expect(cache.get("/en")).toBe(one);
});

test.each([
  ["an error", { status: 404 }],
  ["what says itself how long it may be kept", { cacheControl: "no-store" }],
] as const)("%s is not cached", async (_, about) => {
  const cache = cacheOf();
  await cache.render("/en", async () => pageOf("home", about));
  expect(cache.get("/en")).toBeNull();
});

test("after a content change pages render again, and renders begun before it are not cached", async () => {
  const cache = cacheOf();
  const { promise, resolve } = Promise.withResolvers<Page>();
  const before = cache.render("/en", () => promise);
  cache.clear();
  const after = await cache.render("/en", async () => pageOf("new"));
  resolve(pageOf("old"));
  expect((await before).etag).toBe("old"); // requests from before the change are still answered
  expect(cache.get("/en")).toBe(after);
});

test("a failed render fails all waiting requests, and the next one retries", async () => {
  const cache = cacheOf();
  const fail = () => Promise.reject(new Error("away"));
  await expect(Promise.all([cache.render("/en", fail), cache.render("/en", fail)])).rejects.toThrow(
    "away",
  );
  await cache.render("/en", async () => pageOf("home"));
  expect(cache.get("/en")?.etag).toBe("home");
});

test("without change notifications, pages expire by age", async () => {
  const cache = cacheOf(megabyte, 20);
  await cache.render("/en", async () => pageOf("home"));
  await delay(40);
  expect(cache.get("/en")).toBeNull();
});

test("pages beyond the limit are evicted, the least recently used first", async () => {
  const cache = cacheOf(40_000);
  const long = "x".repeat(10_000);
  for (const path of ["/en", "/ar", "/ru"]) await cache.render(path, async () => pageOf(long));
  cache.get("/en");
  await cache.render("/tr", async () => pageOf(long));
  expect(["/en", "/ar", "/ru", "/tr"].filter((path) => cache.get(path) !== null)).toEqual([
    "/en",
    "/ru",
    "/tr",
  ]);
  expect(cache.bytes).toBeLessThan(40_000);
});

test("a page's size is recounted after another encoding is made", async () => {
  const cache = cacheOf();
  const page = await cache.render("/en", async () => pageOf("x".repeat(10_000)));
  const before = cache.bytes;
  await page.bodies.encode("br");
  cache.resize("/en");
  expect(cache.bytes).toBeLessThan(before); // the uncompressed body is dropped
});

test("without capacity every request renders its own page", async () => {
  const cache = cacheOf(0);
  const render = vi.fn<() => Promise<Page>>(async () => pageOf("home"));
  await cache.render("/en", render);
  await cache.render("/en", render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.get("/en")).toBeNull();
});
