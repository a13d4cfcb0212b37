/** Rules of the offline cache as pure functions, apart from the worker that applies them. */
import { campaignParameters } from "#domain/enquiry.ts";
import { isLocale, type Locale } from "#domain/locale.ts";

/** Pages per language, pictures in all. */
export const limits = { pages: 30, pictures: 60 };

/** What a page posts to the worker: the pages to cache, and the files it has loaded. */
export interface CacheMessage {
  pages: readonly string[];
  files: readonly string[];
}

/** Forms, their data and their responses are private; the other paths are no pages. */
const uncacheablePaths =
  /^\/..\/(?:enquiry|thanks-you|questionnaire|offline|search-suggestions|[\w-]+\.\w+)(?:\/|$)/;

export function canCachePath(path: string): boolean {
  return localeOf(path) !== null && !uncacheablePaths.test(pathnameOf(path));
}

/** Whether it is a whole page that may stay on the device: no failure, and no `no-store`. */
export function canCacheResponse({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get("Content-Type")?.startsWith("text/html") === true &&
    headers.get("Cache-Control")?.includes("no-store") !== true
  );
}

/** React Router answers a data request with 202 for a redirect. */
const removedStatuses = new Set([202, 404, 410]);

/** Whether the page no longer exists or redirects; an error of the server removes nothing. */
export function isRemoved({ status, type }: Pick<Response, "status" | "type">): boolean {
  return removedStatuses.has(status) || type === "opaqueredirect";
}

/** A page that is withdrawn (410), or missing without a query, is removed under every query. */
export function removedPages(
  path: string,
  { status }: Pick<Response, "status">,
  cached: readonly string[],
): string[] {
  const name = pathnameOf(path);
  const isPathRemoved = status === 410 || (status === 404 && withoutCampaign(path) === name);
  const isSamePage = (other: string) => withoutCampaign(other) === withoutCampaign(path);
  return cached.filter(
    (other) => isSamePage(other) || (isPathRemoved && pathnameOf(other) === name),
  );
}

/** Pages that differ in campaign parameters alone are the same. */
function withoutCampaign(path: string): string {
  const [name = "", query] = path.split("?", 2);
  const parameters = new URLSearchParams(query);
  for (const parameter of campaignParameters) parameters.delete(parameter);
  return parameters.size === 0 ? name : `${name}?${parameters}`;
}

/** What to evict after caching a page. `cached` is in the order of caching, with the new one last. */
export function pagesToEvict(cached: readonly string[]): string[] {
  const latest = cached.at(-1);
  if (latest === undefined) return [];
  const others = cached.slice(0, -1);
  const former = others.filter((path) => isShortlist(latest) && isOtherShortlist(latest, path));
  const sameLanguage = others.filter(
    (path) => localeOf(path) === localeOf(latest) && !former.includes(path),
  );
  return [...former, ...sameLanguage.slice(0, Math.max(0, sameLanguage.length + 1 - limits.pages))];
}

/** The shortlist's URL lists its projects: only the latest is worth caching. */
function isOtherShortlist(latest: string, path: string): boolean {
  return pathnameOf(path) === pathnameOf(latest);
}

/** Fallback for a page that is not cached: the latest shortlist, or the home page of the language read last. */
export function cachedAlternative(path: string, cached: readonly string[]): string | null {
  if (pathnameOf(path) === "/") {
    const homePath = `/${localeOf(cached.at(-1) ?? "")}`;
    return cached.includes(homePath) ? homePath : null;
  }
  if (!isShortlist(path)) return null;
  return cached.findLast((other) => isOtherShortlist(path, other)) ?? null;
}

function isShortlist(path: string): boolean {
  return /^\/..\/shortlist$/.test(pathnameOf(path));
}

export function pagePathOfData({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete("_routes");
  const search = query.size === 0 ? "" : `?${query}`;
  return pathname.replace(/\.data$/, "") + search;
}

export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g))];
}

/** Files whose names contain a hash of their content. */
export function isImmutableAsset(path: string): boolean {
  return path.startsWith("/assets/");
}

/** A picture in any width and format; null for a file of one size. */
export function pictureBase(path: string): string | null {
  return /^(\/media\/.+)-\d+\.\w+$/.exec(path)?.[1] ?? null;
}

const cachedPagesSlot = '<ul data-cached-pages=""></ul>';

/** Lists cached pages, latest first, and links to the requested page. Titles are escaped already. `own` is the path of the offline page. */
export function withCachedPages(
  html: string,
  pages: readonly { path: string; title: string }[],
  { own, path }: { own: string; path: string },
): string {
  const links = pages.map(({ path, title }) => `<li><a ${hrefOf(path)}>${title}</a></li>`);
  return html
    .replace(hrefOf(own), () => hrefOf(path))
    .replace(cachedPagesSlot, () => `<ul data-cached-pages="">${links.toReversed().join("")}</ul>`);
}

/** Note for cached pages in the language of the offline page; its date is a placeholder. */
export function cacheNoteIn(html: string): string | null {
  return /<template data-cache-note="">([^<]*)<\/template>/.exec(html)?.[1] ?? null;
}

/** Puts the note into a custom element, which hydration skips. */
export function withCacheNote(html: string, note: string): string {
  return html.replace(/<body[^>]*>/, (body) => `${body}<offline-note>${note}</offline-note>`);
}

/** Browsers percent-encode quotes in URLs. */
function hrefOf(path: string): string {
  return `href="${path.replaceAll("&", "&amp;")}"`;
}

/** Without the company's name, escaped as in the page's HTML. */
export function titleIn(html: string): string {
  const [, title = ""] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/\s*\|[^|]*$/, "");
}

export function localeOf(path: string): Locale | null {
  const word = pathnameOf(path).split("/", 2)[1];
  return isLocale(word) ? word : null;
}

function pathnameOf(path: string): string {
  return path.split("?", 1)[0] ?? "";
}
