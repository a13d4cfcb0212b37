import { expect, test } from "vitest";
import {
  assetsIn,
  isImmutableAsset,
  cachedAlternative,
  limits,
  canCacheResponse,
  canCachePath,
  cacheNoteIn,
  pagePathOfData,
  removedPages,
  pagesToEvict,
  pictureBase,
  isRemoved,
  titleIn,
  withCachedPages,
  withCacheNote,
} from "#site/offline/cache-rules.ts";

test("pages under a language prefix are cached, forms and their responses are not", () => {
  const cached = ["/en", "/ar/uae/dubai/marina-arc?unit=2", "/zh/shortlist?homes=IST-1042"];
  const others = [
    "/",
    "/healthz",
    "/en/enquiry?kind=viewing",
    "/en/enquiry/dialog",
    "/en/thanks-you",
    "/ru/questionnaire?budget=1",
    "/tr/wechat-code.svg",
    "/en/offline",
  ];
  expect([...cached, ...others].filter(canCachePath)).toEqual(cached);
});

test("only complete cacheable pages are cached", () => {
  const page = (headers: Record<string, string>, status = 200) =>
    canCacheResponse(
      new Response("", { status, headers: { "Content-Type": "text/html", ...headers } }),
    );
  expect(page({})).toBe(true);
  expect(page({ "Cache-Control": "no-store" })).toBe(false);
  expect(page({ "Content-Type": "application/json" })).toBe(false);
  expect(page({}, 404)).toBe(false);
  expect(page({}, 503)).toBe(false);
});

test("a page is evicted on 404, 410 or a redirect, not on a server error", () => {
  const isRemovedFor = (status: number) => isRemoved({ status, type: "basic" });
  expect([404, 410, 202].map(isRemovedFor)).toEqual([true, true, true]);
  expect([200, 304, 429, 500, 503].some(isRemovedFor)).toBe(false);
  expect(isRemoved({ status: 0, type: "opaqueredirect" })).toBe(true);
  expect(isRemoved({ status: 0, type: "error" })).toBe(false);
});

test("a withdrawn page is evicted under every query, a page past the end only itself", () => {
  const cached = [
    "/en/offers",
    "/en/offers?page=2",
    "/en/offers?page=3",
    "/ar/offers",
    "/en/offer",
  ];
  const all = cached.slice(0, 3);
  expect(removedPages("/en/offers?page=2", { status: 410 }, cached)).toEqual(all);
  expect(removedPages("/en/offers", { status: 404 }, cached)).toEqual(all);
  expect(removedPages("/en/offers?page=3", { status: 404 }, cached)).toEqual(["/en/offers?page=3"]);
  expect(removedPages("/en/offers?page=4", { status: 404 }, cached)).toEqual([]);
  expect(removedPages("/en/offers?utm_source=mail", { status: 404 }, cached)).toEqual(all);
  // A redirect, whose status a worker cannot see.
  expect(removedPages("/en/offers?gclid=1", { status: 0 }, cached)).toEqual(["/en/offers"]);
});

test("the latest thirty pages per language are cached", () => {
  const english = Array.from({ length: limits.pages }, (_, page) => `/en/blog?page=${page}`);
  expect(pagesToEvict(english)).toEqual([]);
  expect(pagesToEvict([...english, "/ar"])).toEqual([]);
  expect(pagesToEvict(["/ar", ...english, "/en"])).toEqual(["/en/blog?page=0"]);
});

test("the latest shortlist is cached, and found under its URL without projects", () => {
  const cached = ["/en/shortlist?homes=IST-1042", "/ar/shortlist?homes=DXB-2010", "/en"];
  const latest = "/en/shortlist?homes=IST-1042,DXB-2010";
  expect(pagesToEvict([...cached, latest])).toEqual(["/en/shortlist?homes=IST-1042"]);
  expect(cachedAlternative("/en/shortlist", cached)).toBe("/en/shortlist?homes=IST-1042");
  expect(cachedAlternative("/ru/shortlist", cached)).toBeNull();
  expect(cachedAlternative("/en/offers", cached)).toBeNull();
});

test("the root opens the cached home page of the last used language", () => {
  expect(cachedAlternative("/", ["/en", "/ar", "/ar/offers"])).toBe("/ar");
  expect(cachedAlternative("/", ["/en", "/ar/offers"])).toBeNull();
  expect(cachedAlternative("/", [])).toBeNull();
});

test("a cached page shows the offline page's note above its content", () => {
  expect(cacheNoteIn('<main></main><template data-cache-note="">Kept on {date}</template>')).toBe(
    "Kept on {date}",
  );
  expect(cacheNoteIn("<main></main>")).toBeNull();
  expect(withCacheNote('<body class="a"><main></main></body>', "Kept")).toBe(
    '<body class="a"><offline-note>Kept</offline-note><main></main></body>',
  );
});

test("router data are cached with their page", () => {
  const data = new URL("http://sahil.example/en/blog.data?page=2&_routes=blog___en");
  expect(pagePathOfData(data)).toBe("/en/blog?page=2");
  expect(pagePathOfData(new URL("http://sahil.example/en.data"))).toBe("/en");
});

test("a page's assets and a picture's original URL are recognised", () => {
  const html = `<link href="/assets/app-1a.css"><script type="application/json">{"entry":"/assets/site-2b.js"}</script><script>import("/assets/site-2b.js")</script><a href="/en/blog">`;
  const named = ["/assets/app-1a.css", "/assets/site-2b.js"];
  expect(assetsIn(html)).toEqual(named);
  const others = ["/en/blog", "/media/plan-1a2b3c4d.svg", "/en/assets.data"];
  expect([...named, ...others].filter(isImmutableAsset)).toEqual(named);
  expect(pictureBase("/media/marina-1a2b3c4d-480.avif")).toBe("/media/marina-1a2b3c4d");
  expect(pictureBase("/media/plan-1a2b3c4d.svg")).toBeNull();
});

test("the offline page lists cached pages by title, latest first", () => {
  const title = titleIn("<head><title>Costs &amp; taxes | Sahil</title></head>");
  expect(title).toBe("Costs &amp; taxes");
  const page = withCachedPages(
    '<a href="/en/offline">Again</a><ul data-cached-pages=""></ul>',
    [
      { path: "/en", title: "$& homes" },
      { path: "/en/blog?category=a&page=2", title },
    ],
    { own: "/en/offline", path: "/en/videos?page=2" },
  );
  expect(page).toBe(
    '<a href="/en/videos?page=2">Again</a><ul data-cached-pages=""><li><a href="/en/blog?category=a&amp;page=2">Costs &amp; taxes</a></li><li><a href="/en">$& homes</a></li></ul>',
  );
});
