/**
 * A sitemap with pictures and videos. Alternates in other languages are in the `<head>` of each page, which search engines treat
 * the same.
 */
import type { SitemapEntry, SitemapVideo } from "#contract/sitemap.ts";
import { withLocale } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import type { OpenClient } from "#server/seo/seo-files.ts";
import { entriesAFile, type SitemapFileName } from "#server/seo/sitemap-index.ts";
import { element, xmlHead } from "#server/seo/xml.ts";

/** Entries that are read at a time. */
const limit = 1_000;

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
  const pages = entriesAFile(kind) / limit;
  for (let page = (number - 1) * pages + 1; page <= number * pages; page++) {
    const part = await open(locale).getOptional("sitemapEntries", {
      params: { kind },
      query: { page, limit },
    });
    if (part === null) throw new Error(`Page ${page} of the ${kind} could not be read`);
    yield part.content.map((entry) => urlOf(entry, origin, locale)).join("");
    if (page >= part.page.pages) break;
  }
  yield "</urlset>\n";
}

function urlOf({ path, changedAt, pictures, films }: SitemapEntry, origin: string, locale: Locale) {
  return [
    "<url>",
    element("loc", origin + withLocale(locale, path)),
    element("lastmod", changedAt),
    ...pictures.map(
      (picture) => `<image:image>${element("image:loc", origin + picture)}</image:image>`,
    ),
    ...films.map((film) => videoOf(film, origin)),
    "</url>\n",
  ].join("");
}

function videoOf(film: SitemapVideo, origin: string): string {
  return [
    "<video:video>",
    element("video:thumbnail_loc", origin + film.poster),
    element("video:title", film.title),
    element("video:description", film.description),
    element("video:content_loc", origin + film.file),
    element("video:duration", film.durationSeconds),
    element("video:publication_date", film.publishedAt),
    "</video:video>",
  ].join("");
}
