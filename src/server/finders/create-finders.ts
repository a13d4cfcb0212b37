/** What machines ask for beside the pages: which pages there are, and what is new. */
import { linkTo } from "#domain/links.ts";
import { defaultLocale, locales, type Locale } from "#domain/locale.ts";
import { keyPath } from "#server/announcing/send-changes.ts";
import { feedOf, feedType } from "#server/finders/feed.ts";
import { robotsText } from "#server/finders/robots.ts";
import {
  type FoundText,
  foundText,
  sendText,
  sendWritten,
  unavailable,
} from "#server/finders/send-found.ts";
import { sitemapFile } from "#server/finders/sitemap-file.ts";
import {
  fileOfPath,
  hasFile,
  sitemapIndex,
  type SitemapFileName,
} from "#server/finders/sitemap-index.ts";
import { xmlType } from "#server/finders/xml.ts";
import { createApiClient, type ApiClient } from "#site/data/api-client.ts";
import type { ApiFault, ApiTransport } from "#site/data/request-context.ts";

const plainText = "text/plain; charset=utf-8";

interface FinderParts {
  transport: ApiTransport;
  /** Origin of all addresses that are told. */
  siteOrigin: () => string;
  /** That search engines are told of changes with; null where they are not. */
  indexNowKey: string | null;
  report: (fault: ApiFault) => void;
}

interface Answering {
  origin: string;
  open: OpenClient;
  say: (type: string, text: string) => Promise<Response>;
}

/** A client for one part of an answer: it holds on to what it has read. */
export type OpenClient = (locale: Locale) => ApiClient;

/** Answers `/robots.txt`, `/sitemap.xml`, the files that are named there, the key of IndexNow, and each language's feed; null for every other path. */
export function createFinders({ transport, siteOrigin, indexNowKey, report }: FinderParts) {
  const said = new Map<string, FoundText>(); // by path: compressed once until another text stands there

  function textOf(path: string, type: string, text: string): FoundText {
    const fresh = foundText(type, text);
    const former = said.get(path);
    if (former?.etag === fresh.etag) return former;
    said.set(path, fresh);
    return fresh;
  }

  return async (request: Request, requestId: string): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    const origin = siteOrigin();
    const answering: Answering = {
      origin,
      open: (locale) => createApiClient(transport, locale, { requestId, report }),
      say: (type, text) => sendText(request, textOf(pathname, type, text)),
    };
    if (pathname === "/robots.txt") return answering.say(plainText, robotsText(origin));
    if (indexNowKey !== null && pathname === keyPath(indexNowKey))
      return answering.say(plainText, indexNowKey);
    const language = locales.find((locale) => pathname === linkTo(locale, "feed"));
    if (language !== undefined) return sendFeed(language, answering);
    const file = fileOfPath(pathname);
    return file === null && pathname !== "/sitemap.xml"
      ? null
      : sendSitemap(request, file, answering);
  };
}

async function sendSitemap(
  request: Request,
  file: SitemapFileName | null,
  { origin, open, say }: Answering,
): Promise<Response | null> {
  const sitemap = await open(defaultLocale).want("sitemap");
  if (sitemap === null) return unavailable();
  if (file === null) return say(xmlType, sitemapIndex(sitemap, origin));
  if (!hasFile(sitemap, file)) return null;
  return sendWritten(request, {
    type: xmlType,
    write: () => sitemapFile(file, { origin, open }),
    state: `${origin} ${sitemap.edition}`,
  });
}

/** Articles in a feed. */
const newest = 20;

async function sendFeed(locale: Locale, { origin, open, say }: Answering) {
  const api = open(locale);
  const [posts, footer] = await Promise.all([
    api.want("posts", { query: { limit: newest } }),
    api.want("footerLinks"),
  ]);
  if (posts === null || footer === null) return unavailable();
  return say(feedType, feedOf(footer.company, posts.content, { origin, locale }));
}
