/** What a device keeps for when there is no connection: the rules, apart from the worker that follows them. */
import { campaignParameters } from "#domain/enquiry.ts";
import { isLocale, type Locale } from "#domain/locale.ts";

/** Pages a language, and pictures in all. */
export const limits = { pages: 30, pictures: 60 };

/** What a page tells the worker: which pages are to be kept, and the files that the page has loaded. */
export interface Visit {
  pages: readonly string[];
  files: readonly string[];
}

/** Forms, what was sent with them and what was answered are the visitor's own; the rest of these is no page. */
const neverKept =
  /^\/..\/(?:enquiry|thanks-you|questionnaire|offline|search-suggestions|[\w-]+\.\w+)(?:\/|$)/;

/** Whether a path names a page that may be kept; its query does not matter. */
export function mayKeepPath(path: string): boolean {
  return languageOf(path) !== null && !neverKept.test(pathnameOf(path));
}

/** Whether an answer is a whole page that may stay on the device, in the visitor's currency too: no failure, nothing that the server wants forgotten. */
export function mayKeepAnswer({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get("Content-Type")?.startsWith("text/html") === true &&
    headers.get("Cache-Control")?.includes("no-store") !== true
  );
}

/** 202 is how the router's data lead to another page. */
const goneStatuses = new Set([202, 404, 410]);

/** Whether the server says that an address has no page any more, or leads elsewhere: an answer whose redirect was not followed. A server that fails says nothing of its pages. */
export function saysGone({ status, type }: Pick<Response, "status" | "type">): boolean {
  return goneStatuses.has(status) || type === "opaqueredirect";
}

/** Which kept pages go with an address that is gone. What is withdrawn, or not there by its bare path, is so under every query. */
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

/** Where a visit came from makes no other page. */
function withoutCampaign(path: string): string {
  const [name = "", query] = path.split("?", 2);
  const asked = new URLSearchParams(query);
  for (const parameter of campaignParameters) asked.delete(parameter);
  return asked.size === 0 ? name : `${name}?${asked}`;
}

/** Which kept pages have to go once another one is kept. `kept` is in the order in which they were kept, with the new one at the end. */
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

/** The shortlist's address names its homes: only the latest list is worth keeping. */
function isFormerOf(latest: string, path: string): boolean {
  return pathnameOf(path) === pathnameOf(latest);
}

/** Where a page that is not kept by its own address is kept by another: the device's own list, and the home of the language read last. */
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

/** The page whose data the router asks for. */
export function pageOfData({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete("_routes");
  const asked = query.size === 0 ? "" : `?${query}`;
  return pathname.replace(/\.data$/, "") + asked;
}

/** Files of the release that a page names. */
export function filesNamedIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g))];
}

/** Whether a path names a file by what it holds. */
export function isLastingFile(path: string): boolean {
  return path.startsWith("/assets/");
}

/** A picture in any width and format. Null for what comes in one size. */
export function pictureOf(path: string): string | null {
  return /^(\/media\/.+)-\d+\.\w+$/.exec(path)?.[1] ?? null;
}

/** Where the list of kept pages comes to stand in the offline page. */
const place = '<ul data-kept=""></ul>';

/**
 * The offline page with links to kept pages, latest first, and to the page that was asked for in place of the one to `own`.
 * A title is text of a page's own HTML.
 */
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

/** What is said above a kept page, as the offline page of its language brings it; its day is still to be filled in. */
export function noteIn(html: string): string | null {
  return /<template data-note="">([^<]*)<\/template>/.exec(html)?.[1] ?? null;
}

/** A kept page with a note above it, in an element that is nobody else's: what takes the page over passes it by. */
export function withNote(html: string, note: string): string {
  return html.replace(/<body[^>]*>/, (body) => `${body}<offline-note>${note}</offline-note>`);
}

/** Addresses as browsers write them hold no quotes. */
function hrefOf(path: string): string {
  return `href="${path.replaceAll("&", "&amp;")}"`;
}

/** A page's title without the company's name, as it stands in its HTML. */
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
