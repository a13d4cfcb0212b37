/**
 * A sitemap with pictures and videos. Alternates in other languages are in the `<head>` of each page, which search engines treat
 * the same.
 */
import type { SitemapEntry, SitemapVideo } from "#contract/sitemap.ts";
import { withLocale } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import type { OpenClient } from "#server/seo/seo-files.ts";
import { entriesPerFile, type SitemapFileName } from "#server/seo/sitemap-index.ts";
import { element, xmlHead } from "#server/seo/xml.ts";

/** Entries that are read at a time. */
const entriesPerRequest = 1_000;

const opening = [
  `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`,
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n',
].join(" ");

interface FileSource {
  origin: string;
  open: OpenClient;
}

/** Generates a sitemap page by page. Throws where a page of entries cannot be read. */
export async function* sitemapFile(
  { kind, locale, number }: SitemapFileName,
  { origin, open }: FileSource,
): AsyncGenerator<string> {
  yield opening;
  const pages = entriesPerFile(kind) / entriesPerRequest;
  for (let page = (number - 1) * pages + 1; page <= number * pages; page++) {
    const part = await open(locale).getOptional("sitemapEntries", {
      params: { kind },
      query: { page, limit: entriesPerRequest },
    });
    if (part === null) throw new Error(`Page ${page} of the ${kind} could not be read`);
    yield part.content.map((entry) => urlOf(entry, origin, locale)).join("");
    if (page >= part.page.pages) break;
  }
  yield "</urlset>\n";
}

function urlOf(
  { path, changedAt, pictures, films: videos }: SitemapEntry,
  origin: string,
  locale: Locale,
) {
  return [
    "<url>",
    element("loc", origin + withLocale(locale, path)),
    element("lastmod", changedAt),
    ...pictures.map(
      (picture) => `<image:image>${element("image:loc", origin + picture)}</image:image>`,
    ),
    ...videos.map((video) => videoOf(video, origin)),
    "</url>\n",
  ].join("");
}

function videoOf(video: SitemapVideo, origin: string): string {
  return [
    "<video:video>",
    element("video:thumbnail_loc", origin + video.poster),
    element("video:title", video.title),
    element("video:description", video.description),
    element("video:content_loc", origin + video.file),
    element("video:duration", video.durationSeconds),
    element("video:publication_date", video.publishedAt),
    "</video:video>",
  ].join("");
}
