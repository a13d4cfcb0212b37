/** Network first for pages, with a time limit (docs/decisions/0021-pages-without-a-connection.md). */
import "#i18n/all-languages.ts";
import { linkTo } from "#domain/links.ts";
import { defaultLocale, locales } from "#domain/locale.ts";
import { formatsFor } from "#i18n/format.ts";
import {
  filesNamedIn,
  isLastingFile,
  keptInstead,
  languageOf,
  limits,
  mayKeepAnswer,
  mayKeepPath,
  noteIn,
  pageOfData,
  pagesGone,
  pagesToForget,
  pictureOf,
  saysGone,
  titleIn,
  type Visit,
  withKeptPages,
  withNote,
} from "#site/offline/keeping.ts";
import { worker, type FetchEvent } from "#site/offline/worker-scope.ts";

/** Set by the build, so that each release has another worker. */
declare const release: string;

/** The offline pages and their files belong to a release; other caches outlast it. */
const stores = {
  standby: `sahil-standby-${release}`,
  pages: "sahil-pages",
  files: "sahil-files",
  pictures: "sahil-pictures",
};

/** How long a cached page waits for the server. */
const patienceMs = 4_000;
/** Only the URL counts: a page's cookies and encodings are those of when it was cached. */
const byAddress = { ignoreVary: true };

worker.addEventListener("install", (event) => event.waitUntil(standBy()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  const visit = event.data as Visit; // only pages of this origin can post here
  event.waitUntil(keepVisit(visit));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const { pathname } = url;
  if (request.mode === "navigate") event.respondWith(answerPage(event, url));
  else if (isLastingFile(pathname)) event.respondWith(answerFile(event));
  else if (pathname.startsWith("/media/") && request.destination === "image")
    event.respondWith(answerPicture(event, pathname));
  else if (pathname.endsWith(".data")) event.respondWith(answerData(request, url));
});

const isOfRelease = (file: string) => file.startsWith("/assets/");

async function standBy(): Promise<void> {
  const standby = await caches.open(stores.standby);
  const files = await Promise.all(
    locales.map(async (locale) => {
      const path = linkTo(locale, "offline");
      const answer = await fetch(path, { cache: "no-cache" });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await standby.put(path, answer.clone());
      return filesNamedIn(await answer.text());
    }),
  );
  const named = [...new Set(files.flat())];
  await standby.addAll(named.filter(isOfRelease));
  // Another release may lack these files; the offline page works without them.
  await Promise.all(
    named.filter((it) => !isOfRelease(it)).map((it) => standby.add(it).catch(() => {})),
  );
}

/** A worker activates when no page of the former one is open, so none needs what is deleted here. */
async function takeOver(): Promise<void> {
  const used = new Set<string>(Object.values(stores));
  for (const name of await caches.keys()) if (!used.has(name)) await caches.delete(name);
  await forgetUnusedFiles();
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** Of former releases only files that a cached page names are kept. */
async function forgetUnusedFiles(): Promise<void> {
  const [pages, files] = await Promise.all([caches.open(stores.pages), caches.open(stores.files)]);
  const needed = new Set<string>();
  for (const page of await pages.matchAll()) {
    for (const file of filesNamedIn(await page.text())) needed.add(file);
  }
  for (const path of await pathsIn(files)) if (!needed.has(path)) await files.delete(path);
}

async function keepVisit({ pages, files }: Visit): Promise<void> {
  await Promise.all([
    ...pages.filter(mayKeepPath).map((path) => keepPage(path)),
    keepFiles(files.filter(isLastingFile)),
    ...files.filter((file) => file.startsWith("/media/")).map((file) => keepPicture(file)),
  ]).catch(() => {
    // Offline or out of space: what was cached before stays.
  });
}

async function keepPage(path: string): Promise<void> {
  const answer = await fetch(path, { redirect: "manual" });
  await forgetGone(path, answer);
  if (!mayKeepAnswer(answer)) return;
  const html = await answer.clone().text();
  const pages = await caches.open(stores.pages);
  await pages.delete(path, byAddress); // so that it becomes the newest entry
  await pages.put(path, answer);
  for (const former of pagesToForget(await pathsIn(pages))) await pages.delete(former, byAddress);
  await keepFiles(filesNamedIn(html));
}

/** A page that the server no longer has is neither shown offline nor listed. */
async function forgetGone(path: string, answer: Response): Promise<void> {
  if (!saysGone(answer)) return;
  const pages = await caches.open(stores.pages);
  for (const former of pagesGone(path, answer, await pathsIn(pages)))
    await pages.delete(former, byAddress);
}

async function keepFiles(paths: readonly string[]): Promise<void> {
  const files = await caches.open(stores.files);
  await Promise.all(
    paths.map(async (path) => {
      if ((await caches.match(path, byAddress)) === undefined) await files.add(path);
    }),
  );
}

async function keepFile(request: Request, answer: Response): Promise<void> {
  const files = await caches.open(stores.files);
  await files.put(request, answer);
}

async function keepPicture(path: string, answer?: Response): Promise<void> {
  const pictures = await caches.open(stores.pictures);
  if ((await pictures.match(path, byAddress)) !== undefined) return;
  await (answer === undefined ? pictures.add(path) : pictures.put(path, answer));
  const kept = await pathsIn(pictures);
  for (const oldest of kept.slice(0, Math.max(0, kept.length - limits.pictures)))
    await pictures.delete(oldest, byAddress);
}

async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const path = url.pathname + url.search;
  const fresh = fetchPage(event).catch(() => null);
  event.waitUntil(fresh.then((answer) => answer && forgetGone(path, answer)));
  const kept = await findKeptPage(path);
  const answer = await (kept === null
    ? fresh
    : Promise.race([fresh, after(patienceMs).then(() => null)]));
  return answer ?? (kept === null ? offlinePage(url) : withDay(kept, url.pathname));
}

async function withDay(kept: Response, path: string): Promise<Response> {
  const locale = languageOf(path);
  const day = kept.headers.get("Date");
  if (locale === null || day === null || !kept.ok) return kept;
  const offline = await caches.match(linkTo(locale, "offline"), byAddress);
  const note = noteIn((await offline?.text()) ?? "");
  if (note === null) return kept;
  const date = formatsFor(locale).date(new Date(day).toISOString());
  const { headers } = kept;
  return new Response(withNote(await kept.text(), note.replace("{date}", date)), { headers });
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function findKeptPage(path: string): Promise<Response | null> {
  const pages = await caches.open(stores.pages);
  const kept = await pages.match(path, byAddress);
  if (kept !== undefined) return kept;
  const other = keptInstead(path, await pathsIn(pages));
  // A redirect, because pages read their state from the URL.
  return other === null ? null : Response.redirect(other, 302);
}

/** In the language of the URL; for the root in that of the page cached last. */
async function offlinePage({ pathname, search }: URL): Promise<Response> {
  const pages = await caches.open(stores.pages);
  const paths = await pathsIn(pages);
  const latest = paths.at(-1);
  const locale =
    languageOf(pathname) ?? (latest === undefined ? null : languageOf(latest)) ?? defaultLocale;
  const own = linkTo(locale, "offline");
  const page = await caches.match(own, byAddress);
  if (page === undefined) return Response.error();
  const kept = await Promise.all(
    paths
      .filter((path) => languageOf(path) === locale)
      .map(async (path) => {
        const html = await (await pages.match(path, byAddress))?.text();
        return { path, title: titleIn(html ?? "") };
      }),
  );
  const { headers } = page;
  const asked = { own, path: pathname + search };
  return new Response(withKeptPages(await page.text(), kept, asked), { headers });
}

/** Cache first, because file names contain a hash of their content. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await findKept(request);
  if (kept !== undefined) return kept;
  const answer = await fetchOrFail(request);
  if (answer.ok) keepAside(event, keepFile(request, answer.clone()));
  return answer;
}

async function answerPicture(event: FetchEvent, path: string): Promise<Response> {
  const kept = await findKept(path);
  if (kept !== undefined) return kept;
  const answer = await fetchOrFail(event.request);
  if (answer.ok) keepAside(event, keepPicture(path, answer.clone()));
  return answer.type === "error" ? ((await findOtherWidth(path)) ?? answer) : answer;
}

/** Unreadable storage counts as empty. */
function findKept(asked: Request | string): Promise<Response | undefined> {
  return caches.match(asked, byAddress).catch(() => undefined);
}

/** Caches in the background: never delays the response, never fails it when storage is full. */
function keepAside(event: FetchEvent, keeping: Promise<void>): void {
  event.waitUntil(keeping.catch(() => {}));
}

async function findOtherWidth(path: string): Promise<Response | undefined> {
  const pictures = await caches.open(stores.pictures);
  const picture = pictureOf(path);
  const other = (await pathsIn(pictures)).find(
    (name) => picture !== null && pictureOf(name) === picture,
  );
  return other === undefined ? undefined : pictures.match(other, byAddress);
}

/** Offline, React Router is told to load a document, from the cache; not for the current page, which would loop. */
async function answerData(request: Request, url: URL): Promise<Response> {
  const answer = await fetchOrFail(request);
  const page = pageOfData(url);
  await forgetGone(page, answer).catch(() => {}); // the response is returned all the same
  if (answer.type !== "error" || request.signal.aborted || isOn(request, page)) return answer;
  const headers = {
    "X-Remix-Redirect": page,
    "X-Remix-Status": "302",
    "X-Remix-Reload-Document": "true",
  };
  return new Response(null, { status: 204, headers });
}

function isOn({ referrer }: Request, page: string): boolean {
  const from = URL.parse(referrer);
  return from === null || from.pathname + from.search === page;
}

function fetchOrFail(request: Request): Promise<Response> {
  return fetch(request).catch(() => Response.error());
}

async function pathsIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
