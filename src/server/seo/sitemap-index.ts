/** The sitemap index: for each kind of page and each language as many files as its entries need. */
import { sitemapKinds, type Sitemap, type SitemapKind } from "#contract/sitemap.ts";
import { locales, type Locale } from "#domain/locale.ts";
import { element, xmlHead } from "#server/seo/xml.ts";

/** A sitemap may have 50,000 URLs and 50 MB; projects, with all their pictures, reach the size first. */
export function entriesPerFile(kind: SitemapKind): number {
  return kind === "projects" ? 10_000 : 50_000;
}

export interface SitemapFileName {
  kind: SitemapKind;
  locale: Locale;
  /** From 1. */
  number: number;
}

const filePath = new RegExp(
  `^/sitemaps/(${sitemapKinds.join("|")})-(${locales.join("|")})-([1-9]\\d{0,3})\\.xml$`,
);

/** Parses the path of a sitemap; null for any other path. */
export function fileOfPath(path: string): SitemapFileName | null {
  const [, kindWord, localeWord, number] = filePath.exec(path) ?? [];
  const kind = sitemapKinds.find((candidate) => candidate === kindWord);
  const locale = locales.find((candidate) => candidate === localeWord);
  return kind && locale ? { kind, locale, number: Number(number) } : null;
}

export function hasFile({ content }: Sitemap, { kind, number }: SitemapFileName): boolean {
  const entries = content.find((candidate) => candidate.kind === kind)?.entries ?? 0;
  return number <= filesFor(kind, entries);
}

export function sitemapIndex({ content }: Sitemap, origin: string): string {
  const files = content.flatMap(({ kind, entries }) =>
    locales.flatMap((locale) =>
      Array.from(
        { length: filesFor(kind, entries) },
        (_, index) => `${kind}-${locale}-${index + 1}`,
      ),
    ),
  );
  const listed = files.map(
    (name) => `<sitemap>${element("loc", `${origin}/sitemaps/${name}.xml`)}</sitemap>\n`,
  );
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed.join("")}</sitemapindex>\n`;
}

function filesFor(kind: SitemapKind, entries: number): number {
  return Math.ceil(entries / entriesPerFile(kind));
}
