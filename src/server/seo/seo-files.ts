/** Files for crawlers and feed readers. */
import { linkTo } from "#domain/links.ts";
import { defaultLocale, locales, type Locale } from "#domain/locale.ts";
import { keyPath } from "#server/indexnow/submit-urls.ts";
import { feedOf, feedType } from "#server/seo/feed.ts";
import {
  type CachedText,
  cachedText,
  sendText,
  sendStream,
  unavailable,
} from "#server/seo/send-sitemap.ts";
import { sitemapFile } from "#server/seo/sitemap-file.ts";
import {
  fileOfPath,
  hasFile,
  sitemapIndex,
  type SitemapFileName,
} from "#server/seo/sitemap-index.ts";
import { xmlType } from "#server/seo/xml.ts";
import { createApiClient, type ApiClient } from "#site/data/api-client.ts";
import type { ApiFault, ApiTransport } from "#site/data/request-context.ts";

const plainText = "text/plain; charset=utf-8";

interface SeoFilesParts {
  transport: ApiTransport;
  /** Origin of every URL in the files. */
  siteOrigin: () => string;
  /** Null where IndexNow is off. */
  indexNowKey: string | null;
  report: (fault: ApiFault) => void;
}

interface Responder {
  origin: string;
  open: OpenClient;
  respond: (type: string, text: string) => Promise<Response>;
}

/** Opens an API client, which caches what it has read, for a part of a file. */
export type OpenClient = (locale: Locale) => ApiClient;

/** Serves `robots.txt`, the sitemaps, the key of IndexNow and each language's feed; null for every other path. */
export function createSeoFiles({ transport, siteOrigin, indexNowKey, report }: SeoFilesParts) {
  const cached = new Map<string, CachedText>(); // by path, so that each is compressed once

  function textOf(path: string, type: string, text: string): CachedText {
    const fresh = cachedText(type, text);
    const previous = cached.get(path);
    if (previous?.etag === fresh.etag) return previous;
    cached.set(path, fresh);
    return fresh;
  }

  return async (request: Request, requestId: string): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    const origin = siteOrigin();
    const responder: Responder = {
      origin,
      open: (locale) => createApiClient(transport, locale, { requestId, report }),
      respond: (type, text) => sendText(request, textOf(pathname, type, text)),
    };
    if (pathname === "/robots.txt") return responder.respond(plainText, robotsText(origin));
    if (indexNowKey !== null && pathname === keyPath(indexNowKey))
      return responder.respond(plainText, indexNowKey);
    const language = locales.find((locale) => pathname === linkTo(locale, "feed"));
    if (language !== undefined) return sendFeed(language, responder);
    const file = fileOfPath(pathname);
    return file === null && pathname !== "/sitemap.xml"
      ? null
      : sendSitemap(request, file, responder);
  };
}

async function sendSitemap(
  request: Request,
  file: SitemapFileName | null,
  { origin, open, respond }: Responder,
): Promise<Response | null> {
  const sitemap = await open(defaultLocale).getOptional("sitemap");
  if (sitemap === null) return unavailable();
  if (file === null) return respond(xmlType, sitemapIndex(sitemap, origin));
  if (!hasFile(sitemap, file)) return null;
  return sendStream(request, {
    type: xmlType,
    write: () => sitemapFile(file, { origin, open }),
    version: `${origin} ${sitemap.contentVersion}`,
  });
}

/** Articles in a feed. */
const newest = 20;

async function sendFeed(locale: Locale, { origin, open, respond }: Responder) {
  const api = open(locale);
  const [posts, footer] = await Promise.all([
    api.getOptional("posts", { query: { limit: newest } }),
    api.getOptional("footerLinks"),
  ]);
  if (posts === null || footer === null) return unavailable();
  return respond(feedType, feedOf(footer.company, posts.content, { origin, locale }));
}

/** Pages that must not be indexed carry `noindex`, so crawlers may read them. */
function robotsText(origin: string): string {
  return [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /preferences",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
