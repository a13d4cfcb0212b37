/** Network first for pages, with a time limit (docs/decisions/0021-offline-pages.md). */
import "#i18n/all-languages.ts";
import { linkTo } from "#domain/links.ts";
import { defaultLocale, locales } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";
import {
  assetsIn,
  isImmutableAsset,
  cachedAlternative,
  localeOf,
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
  type CacheMessage,
  withCachedPages,
  withCacheNote,
} from "#site/offline/cache-rules.ts";
import { worker, type FetchEvent } from "#site/offline/service-worker-scope.ts";

/** Set by the build, so that each release has another worker. */
declare const release: string;

/** The offline pages and their files belong to a release; other caches outlast it. */
const cacheNames = {
  standby: `sahil-standby-${release}`,
  pages: "sahil-pages",
  files: "sahil-files",
  pictures: "sahil-pictures",
};

/** How long a cached page waits for the server. */
const networkTimeoutMs = 4_000;
/** Only the URL counts: a page's cookies and encodings are those of when it was cached. */
const matchOptions = { ignoreVary: true };

worker.addEventListener("install", (event) => event.waitUntil(precache()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  const message = event.data as CacheMessage; // only pages of this origin can post here
  event.waitUntil(cacheVisit(message));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const { pathname } = url;
  if (request.mode === "navigate") event.respondWith(respondWithPage(event, url));
  else if (isImmutableAsset(pathname)) event.respondWith(respondWithFile(event));
  else if (pathname.startsWith("/media/") && request.destination === "image")
    event.respondWith(respondWithPicture(event, pathname));
  else if (pathname.endsWith(".data")) event.respondWith(respondWithData(request, url));
});

async function precache(): Promise<void> {
  const standby = await caches.open(cacheNames.standby);
  const files = await Promise.all(
    locales.map(async (locale) => {
      const path = linkTo(locale, "offline");
      const response = await fetch(path, { cache: "no-cache" });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      await standby.put(path, response.clone());
      return assetsIn(await response.text());
    }),
  );
  const assets = [...new Set(files.flat())];
  await standby.addAll(assets.filter(isImmutableAsset));
  // Another release may lack these files; the offline page works without them.
  await Promise.all(
    assets.filter((it) => !isImmutableAsset(it)).map((it) => standby.add(it).catch(() => {})),
  );
}

/** A worker activates when no page of the former one is open, so none needs what is deleted here. */
async function activate(): Promise<void> {
  const used = new Set<string>(Object.values(cacheNames));
  for (const name of await caches.keys()) if (!used.has(name)) await caches.delete(name);
  await deleteUnusedFiles();
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** Of former releases only files that a cached page uses stay. */
async function deleteUnusedFiles(): Promise<void> {
  const [pages, files] = await Promise.all([
    caches.open(cacheNames.pages),
    caches.open(cacheNames.files),
  ]);
  const needed = new Set<string>();
  for (const page of await pages.matchAll()) {
    for (const file of assetsIn(await page.text())) needed.add(file);
  }
  for (const path of await pathsIn(files)) if (!needed.has(path)) await files.delete(path);
}

async function cacheVisit({ pages, files }: CacheMessage): Promise<void> {
  await Promise.all([
    ...pages.filter(canCachePath).map((path) => cachePage(path)),
    cacheFiles(files.filter(isImmutableAsset)),
    ...files.filter((file) => file.startsWith("/media/")).map((file) => cachePicture(file)),
  ]).catch(() => {
    // Offline or out of space: what was cached before stays.
  });
}

async function cachePage(path: string): Promise<void> {
  const response = await fetch(path, { redirect: "manual" });
  await evictRemoved(path, response);
  if (!canCacheResponse(response)) return;
  const html = await response.clone().text();
  const pages = await caches.open(cacheNames.pages);
  await pages.delete(path, matchOptions); // so that it becomes the newest entry
  await pages.put(path, response);
  for (const former of pagesToEvict(await pathsIn(pages))) await pages.delete(former, matchOptions);
  await cacheFiles(assetsIn(html));
}

/** A page that the server no longer has is neither shown offline nor listed. */
async function evictRemoved(path: string, response: Response): Promise<void> {
  if (!isRemoved(response)) return;
  const pages = await caches.open(cacheNames.pages);
  for (const former of removedPages(path, response, await pathsIn(pages)))
    await pages.delete(former, matchOptions);
}

async function cacheFiles(paths: readonly string[]): Promise<void> {
  const files = await caches.open(cacheNames.files);
  await Promise.all(
    paths.map(async (path) => {
      if ((await caches.match(path, matchOptions)) === undefined) await files.add(path);
    }),
  );
}

async function cacheFile(request: Request, response: Response): Promise<void> {
  const files = await caches.open(cacheNames.files);
  await files.put(request, response);
}

async function cachePicture(path: string, response?: Response): Promise<void> {
  const pictures = await caches.open(cacheNames.pictures);
  if ((await pictures.match(path, matchOptions)) !== undefined) return;
  await (response === undefined ? pictures.add(path) : pictures.put(path, response));
  const cached = await pathsIn(pictures);
  for (const oldest of cached.slice(0, Math.max(0, cached.length - limits.pictures)))
    await pictures.delete(oldest, matchOptions);
}

async function respondWithPage(event: FetchEvent, url: URL): Promise<Response> {
  const path = url.pathname + url.search;
  const fresh = fetchPage(event).catch(() => null);
  event.waitUntil(fresh.then((response) => response && evictRemoved(path, response)));
  const cached = await findCachedPage(path);
  const response = await (cached === null
    ? fresh
    : Promise.race([fresh, delay(networkTimeoutMs).then(() => null)]));
  return response ?? (cached === null ? offlinePage(url) : withCacheDate(cached, url.pathname));
}

async function withCacheDate(cached: Response, path: string): Promise<Response> {
  const locale = localeOf(path);
  const day = cached.headers.get("Date");
  if (locale === null || day === null || !cached.ok) return cached;
  const offline = await caches.match(linkTo(locale, "offline"), matchOptions);
  const note = cacheNoteIn((await offline?.text()) ?? "");
  if (note === null) return cached;
  const date = formatsFor(locale).date(new Date(day).toISOString());
  const { headers } = cached;
  return new Response(withCacheNote(await cached.text(), note.replace("{date}", date)), {
    headers,
  });
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function findCachedPage(path: string): Promise<Response | null> {
  const pages = await caches.open(cacheNames.pages);
  const cached = await pages.match(path, matchOptions);
  if (cached !== undefined) return cached;
  const other = cachedAlternative(path, await pathsIn(pages));
  // A redirect, because pages read their state from the URL.
  return other === null ? null : Response.redirect(other, 302);
}

/** In the language of the URL; for the root in that of the page cached last. */
async function offlinePage({ pathname, search }: URL): Promise<Response> {
  const pages = await caches.open(cacheNames.pages);
  const paths = await pathsIn(pages);
  const latest = paths.at(-1);
  const locale =
    localeOf(pathname) ?? (latest === undefined ? null : localeOf(latest)) ?? defaultLocale;
  const own = linkTo(locale, "offline");
  const page = await caches.match(own, matchOptions);
  if (page === undefined) return Response.error();
  const cachedPages = await Promise.all(
    paths
      .filter((path) => localeOf(path) === locale)
      .map(async (path) => {
        const html = await (await pages.match(path, matchOptions))?.text();
        return { path, title: titleIn(html ?? "") };
      }),
  );
  const { headers } = page;
  const requested = { own, path: pathname + search };
  return new Response(withCachedPages(await page.text(), cachedPages, requested), { headers });
}

/** Cache first, because file names contain a hash of their content. */
async function respondWithFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await findCached(request);
  if (cached !== undefined) return cached;
  const response = await fetchOrErrorResponse(request);
  if (response.ok) cacheInBackground(event, cacheFile(request, response.clone()));
  return response;
}

async function respondWithPicture(event: FetchEvent, path: string): Promise<Response> {
  const cached = await findCached(path);
  if (cached !== undefined) return cached;
  const response = await fetchOrErrorResponse(event.request);
  if (response.ok) cacheInBackground(event, cachePicture(path, response.clone()));
  return response.type === "error" ? ((await findOtherWidth(path)) ?? response) : response;
}

/** Unreadable storage counts as empty. */
function findCached(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, matchOptions).catch(() => undefined);
}

/** Caches in the background: never delays the response, never fails it when storage is full. */
function cacheInBackground(event: FetchEvent, caching: Promise<void>): void {
  event.waitUntil(caching.catch(() => {}));
}

async function findOtherWidth(path: string): Promise<Response | undefined> {
  const pictures = await caches.open(cacheNames.pictures);
  const picture = pictureBase(path);
  const other = (await pathsIn(pictures)).find(
    (name) => picture !== null && pictureBase(name) === picture,
  );
  return other === undefined ? undefined : pictures.match(other, matchOptions);
}

/** Offline, React Router is told to load a document, from the cache; not for the current page, which would loop. */
async function respondWithData(request: Request, url: URL): Promise<Response> {
  const response = await fetchOrErrorResponse(request);
  const page = pagePathOfData(url);
  await evictRemoved(page, response).catch(() => {}); // the response is returned all the same
  if (response.type !== "error" || request.signal.aborted || isCurrentPage(request, page))
    return response;
  const headers = {
    "X-Remix-Redirect": page,
    "X-Remix-Status": "302",
    "X-Remix-Reload-Document": "true",
  };
  return new Response(null, { status: 204, headers });
}

function isCurrentPage({ referrer }: Request, page: string): boolean {
  const from = URL.parse(referrer);
  return from === null || from.pathname + from.search === page;
}

function fetchOrErrorResponse(request: Request): Promise<Response> {
  return fetch(request).catch(() => Response.error());
}

async function pathsIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
