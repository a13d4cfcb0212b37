/** Rules of the offline cache as pure functions, apart from the worker that applies them. */
import { campaignParameters } from "#domain/enquiry.ts";
import { isLocale, type Locale } from "#domain/locale.ts";

/** Pages per language, pictures in all. */
export const limits = { pages: 30, pictures: 60 };

/** What a page posts to the worker: the pages to cache, and the files it has loaded. */
export interface Visit {
  pages: readonly string[];
  files: readonly string[];
}

/** Forms, their data and their answers are private; the others are no pages. */
const neverKept =
  /^\/..\/(?:enquiry|thanks-you|questionnaire|offline|search-suggestions|[\w-]+\.\w+)(?:\/|$)/;

export function mayKeepPath(path: string): boolean {
  return languageOf(path) !== null && !neverKept.test(pathnameOf(path));
}

/** Whether it is a whole page that may stay on the device: no failure, and no `no-store`. */
export function mayKeepAnswer({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get("Content-Type")?.startsWith("text/html") === true &&
    headers.get("Cache-Control")?.includes("no-store") !== true
  );
}

/** React Router answers a data request with 202 for a redirect. */
const goneStatuses = new Set([202, 404, 410]);

/** Whether the page is gone, or redirects (not followed). A server that fails says nothing of its pages. */
export function saysGone({ status, type }: Pick<Response, "status" | "type">): boolean {
  return goneStatuses.has(status) || type === "opaqueredirect";
}

/** A page that is withdrawn, or missing by its bare path, is gone under every query. */
export function pagesGone(
  path: string,
  { status }: Pick<Response, "status">,
  kept: readonly string[],
): string[] {
  const name = pathnameOf(path);
  const isWhole = status === 410 || (status === 404 && withoutCampaign(path) === name);
  const isGone = (other: string) => withoutCampaign(other) === withoutCampaign(path);
  return kept.filter((other) => isGone(other) || (isWhole && pathnameOf(other) === name));
}

/** Campaign parameters make no other page. */
function withoutCampaign(path: string): string {
  const [name = "", query] = path.split("?", 2);
  const asked = new URLSearchParams(query);
  for (const parameter of campaignParameters) asked.delete(parameter);
  return asked.size === 0 ? name : `${name}?${asked}`;
}

/** What to evict after caching a page. `kept` is in the order of caching, with the new one last. */
export function pagesToForget(kept: readonly string[]): string[] {
  const latest = kept.at(-1);
  if (latest === undefined) return [];
  const others = kept.slice(0, -1);
  const former = others.filter((path) => isShortlist(latest) && isFormerOf(latest, path));
  const sameLanguage = others.filter(
    (path) => languageOf(path) === languageOf(latest) && !former.includes(path),
  );
  return [...former, ...sameLanguage.slice(0, Math.max(0, sameLanguage.length + 1 - limits.pages))];
}

/** The shortlist's URL lists its projects: only the latest is worth caching. */
function isFormerOf(latest: string, path: string): boolean {
  return pathnameOf(path) === pathnameOf(latest);
}

/** Fallback for a page that is not cached: the latest shortlist, or the home page of the language read last. */
export function keptInstead(path: string, kept: readonly string[]): string | null {
  if (pathnameOf(path) === "/") {
    const home = `/${languageOf(kept.at(-1) ?? "")}`;
    return kept.includes(home) ? home : null;
  }
  if (!isShortlist(path)) return null;
  return kept.findLast((other) => isFormerOf(path, other)) ?? null;
}

function isShortlist(path: string): boolean {
  return /^\/..\/shortlist$/.test(pathnameOf(path));
}

export function pageOfData({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete("_routes");
  const asked = query.size === 0 ? "" : `?${query}`;
  return pathname.replace(/\.data$/, "") + asked;
}

export function filesNamedIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g))];
}

/** Files whose names contain a hash of their content. */
export function isLastingFile(path: string): boolean {
  return path.startsWith("/assets/");
}

/** A picture in any width and format; null for a file of one size. */
export function pictureOf(path: string): string | null {
  return /^(\/media\/.+)-\d+\.\w+$/.exec(path)?.[1] ?? null;
}

const place = '<ul data-kept=""></ul>';

/** Lists cached pages, latest first, and links to the requested page. Titles are HTML already. */
export function withKeptPages(
  html: string,
  pages: readonly { path: string; title: string }[],
  asked: { own: string; path: string },
): string {
  const links = pages.map(({ path, title }) => `<li><a ${hrefOf(path)}>${title}</a></li>`);
  return html
    .replace(hrefOf(asked.own), () => hrefOf(asked.path))
    .replace(place, () => `<ul data-kept="">${links.toReversed().join("")}</ul>`);
}

/** Note for cached pages in the language of the offline page; its date is a placeholder. */
export function noteIn(html: string): string | null {
  return /<template data-note="">([^<]*)<\/template>/.exec(html)?.[1] ?? null;
}

/** Puts the note into a custom element, which hydration skips. */
export function withNote(html: string, note: string): string {
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

export function languageOf(path: string): Locale | null {
  const word = pathnameOf(path).split("/", 2)[1];
  return isLocale(word) ? word : null;
}

function pathnameOf(path: string): string {
  return path.split("?", 1)[0] ?? "";
}
