import { expect, test } from "vitest";
import {
  createPageCache,
  type PageCache,
  type PageCacheOptions,
} from "#server/pages/page-cache.ts";
import { type Page, pageFrom } from "#server/pages/page.ts";

function cacheWith(options: Partial<PageCacheOptions> = {}) {
  const clock = { time: 0 };
  const cache = createPageCache({
    maxBytes: 1_000_000,
    revalidateAfterMs: null,
    staleMs: 1_000,
    now: () => clock.time,
    ...options,
  });
  return { cache, clock };
}

function page(text: string, init?: ResponseInit): Promise<Page> {
  return pageFrom(new Response(text, init), "render-1");
}

async function keep(cache: PageCache, text: string): Promise<PageCache> {
  await cache.render("a", () => page(text));
  return cache;
}

const bodyOf = (found: { page: Page } | null) => found?.page.bodies.find("identity")?.toString();

test("one render answers all who ask meanwhile", async () => {
  const { cache } = cacheWith();
  let renders = 0;
  const render = () => {
    renders += 1;
    return page("hello");
  };
  const answers = await Promise.all([cache.render("a", render), cache.render("a", render)]);
  expect(renders).toBe(1);
  expect(answers[0]).toBe(answers[1]);
  expect(bodyOf(cache.find("a"))).toBe("hello");
});

test("after a change a page is served stale for a moment and then no more", async () => {
  const { cache, clock } = cacheWith();
  await cache.render("a", () => page("old"));
  clock.time = 60_000;
  cache.renew();
  expect(cache.find("a")).toMatchObject({ stale: true });
  clock.time += 999;
  expect(cache.find("a")).toMatchObject({ stale: true });
  clock.time += 1;
  expect(cache.find("a")).toBeNull();
  await cache.render("a", () => page("new"));
  expect(cache.find("a")).toMatchObject({ stale: false });
  expect(bodyOf(cache.find("a"))).toBe("new");
});

test("a page from before two changes is not served at all", async () => {
  const { cache } = cacheWith();
  await cache.render("a", () => page("old"));
  cache.renew();
  cache.renew();
  expect(cache.find("a")).toBeNull();
});

test("a render that a change overtook is not kept, and nobody new waits for it", async () => {
  const { cache } = cacheWith();
  const { promise, resolve } = Promise.withResolvers<Page>();
  const overtaken = cache.render("a", () => promise);
  cache.renew();
  const fresh = cache.render("a", () => page("new"));
  resolve(await page("old"));
  await Promise.all([overtaken, fresh]);
  expect(bodyOf(cache.find("a"))).toBe("new");
});

test("where changes are not heard of, age makes a page stale", async () => {
  const { cache, clock } = cacheWith({ revalidateAfterMs: 5_000 });
  await cache.render("a", () => page("hello"));
  clock.time = 4_999;
  expect(cache.find("a")).toMatchObject({ stale: false });
  clock.time = 5_000;
  expect(cache.find("a")).toMatchObject({ stale: true });
  clock.time = 6_000;
  expect(cache.find("a")).toBeNull();
});

test("a page whose fresh one fails is served for as long as it may be, and the failure never again", async () => {
  const { cache, clock } = cacheWith({ revalidateAfterMs: 5_000 });
  const { bytes } = await keep(cache, "good");
  clock.time = 5_500;
  const failed = await cache.render("a", () => page("failed", { status: 503 }));
  expect(failed.status).toBe(503);
  expect(cache.find("a")).toMatchObject({ stale: true, page: { status: 200 } });
  expect(bodyOf(cache.find("a"))).toBe("good");
  expect(cache.bytes).toBe(bytes);
  clock.time = 6_000;
  expect(cache.find("a")).toBeNull();
  await keep(cache, "mended");
  expect(bodyOf(cache.find("a"))).toBe("mended");
  expect(cache.find("a")).toMatchObject({ stale: false });
});

test("a page that lacks a part takes no whole page's place", async () => {
  const { cache } = cacheWith();
  await keep(cache, "whole");
  cache.renew();
  await cache.render("a", () => page("a part", { headers: { "Cache-Control": "no-store" } }));
  expect(bodyOf(cache.find("a"))).toBe("whole");
  await cache.render("a", () => page("gone", { status: 410 }));
  expect(cache.find("a")).toBeNull();
});

test("a failure after a change leaves a page no longer than the change does", async () => {
  const { cache, clock } = cacheWith();
  const fail = () => cache.render("a", () => page("failed", { status: 500 }));
  await keep(cache, "old");
  cache.renew();
  await fail();
  clock.time = 999;
  expect(bodyOf(cache.find("a"))).toBe("old");
  clock.time = 1_000;
  expect(cache.find("a")).toBeNull();
  await keep(cache, "new");
  cache.renew();
  await fail();
  cache.renew();
  expect(cache.find("a")).toBeNull();
});

test("what says that a page has gone takes its place at once", async () => {
  const { cache } = cacheWith({ revalidateAfterMs: 5_000 });
  await keep(cache, "good");
  await cache.render("a", () => page("gone", { status: 410 }));
  expect(cache.find("a")).toBeNull();
  expect(cache.bytes).toBe(0);
});

test("one that fails answers all who ask meanwhile, and who asks next makes another", async () => {
  const { cache, clock } = cacheWith({ revalidateAfterMs: 5_000 });
  await keep(cache, "good");
  clock.time = 5_000;
  let renders = 0;
  const fail = () => {
    renders += 1;
    return page("failed", { status: 500 });
  };
  await Promise.all([cache.render("a", fail), cache.render("a", fail)]);
  expect(renders).toBe(1);
  await cache.render("a", fail);
  expect(renders).toBe(2);
});

test("a page that comes out the same keeps its compressed bodies", async () => {
  const { cache } = cacheWith({ revalidateAfterMs: 5_000 });
  const first = await cache.render("a", () => page("hello"));
  first.bodies.replace("br", Buffer.from("compressed"));
  const second = await cache.render("a", () => page("hello"));
  expect(second.bodies.find("br")?.toString()).toBe("compressed");
});

test.each([
  ["not found", { status: 404 }],
  ["unavailable", { status: 503 }],
  ["a redirect", { status: 308, headers: { Location: "/en" } }],
  ["a cookie", { headers: { "Set-Cookie": "a=b" } }],
  ["its own rule of caching", { headers: { "Cache-Control": "no-store" } }],
])("an answer with %s is not kept", async (_, init) => {
  const { cache } = cacheWith();
  await cache.render("a", () => page("hello", init));
  expect(cache.find("a")).toBeNull();
  expect(cache.bytes).toBe(0);
});

test("a render that fails is reported to who asked and not kept", async () => {
  const { cache } = cacheWith();
  await expect(cache.render("a", () => Promise.reject(new Error("broken")))).rejects.toThrow(
    "broken",
  );
  await expect(cache.render("a", () => page("mended"))).resolves.toBeDefined();
  expect(bodyOf(cache.find("a"))).toBe("mended");
});

test("pages that nobody came back to leave first when the bytes are used up", async () => {
  const { cache } = cacheWith({ maxBytes: 35_000 });
  const text = "x".repeat(9_000);
  for (const key of ["a", "b", "c"]) await cache.render(key, () => page(text));
  cache.find("a");
  await cache.render("d", () => page(text));
  expect(["a", "b", "c", "d"].map((key) => cache.find(key) !== null)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(cache.bytes).toBeLessThanOrEqual(35_000);
});

test("a page counts as used once a second, however often it is asked for", async () => {
  const { cache, clock } = cacheWith({ maxBytes: 35_000 }); // room for three, two of them used
  const bodies = new Map<string, Page["bodies"]>();
  const add = async (key: string) => {
    bodies.set(key, (await cache.render(key, () => page("x".repeat(9_000)))).bodies);
  };
  const kept = () => [...bodies].filter(([key, own]) => cache.holds(key, own)).map(([key]) => key);
  for (const key of ["a", "b", "c"]) await add(key);
  for (const key of ["a", "b", "c"]) cache.find(key);
  clock.time = 999;
  cache.find("a"); // makes room for others all the same
  await add("d");
  expect(kept()).toEqual(["b", "c", "d"]);
  clock.time = 1_000;
  cache.find("b");
  cache.find("d");
  await add("e"); // in the place of "c", whose use is longest ago
  expect(kept()).toEqual(["b", "d", "e"]);
});

test("encoded bodies count too", async () => {
  const { cache } = cacheWith({ maxBytes: 20_000 });
  const kept = await cache.render("a", () => page("x".repeat(15_000)));
  kept.bodies.replace("br", Buffer.alloc(10_000));
  cache.weigh("a");
  expect(cache.find("a")).toBeNull();
  expect(cache.bytes).toBe(0);
});

test("it holds the bodies that a page has now, until the page leaves", async () => {
  const { cache } = cacheWith({ maxBytes: 20_000 });
  const { bodies } = await cache.render("a", () => page("old"));
  expect([cache.holds("a", bodies), cache.holds("b", bodies)]).toEqual([true, false]);
  const fresh = await cache.render("a", () => page("new"));
  expect([cache.holds("a", bodies), cache.holds("a", fresh.bodies)]).toEqual([false, true]);
  await cache.render("b", () => page("x".repeat(16_000)));
  expect(cache.holds("a", fresh.bodies)).toBe(false);
});

test("without any bytes every request renders by itself", async () => {
  const { cache } = cacheWith({ maxBytes: 0 });
  let renders = 0;
  const render = () => {
    renders += 1;
    return page("hello");
  };
  await Promise.all([cache.render("a", render), cache.render("a", render)]);
  expect(renders).toBe(2);
  expect(cache.find("a")).toBeNull();
});
