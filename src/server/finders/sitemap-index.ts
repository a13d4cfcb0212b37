/** The list of sitemaps: for each kind of page and each language as many files as its entries need. */
import { sitemapKinds, type Sitemap, type SitemapKind } from "#contract/sitemap.ts";
import { locales, type Locale } from "#domain/locale.ts";
import { element, xmlHead } from "#server/finders/xml.ts";

/**
 * A file may hold 50,000 addresses and 50 MB. Only projects, each with all its pictures, reach the second first: 20,000 of
 * them with twenty pictures were over it.
 */
export function entriesAFile(kind: SitemapKind): number {
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

/** Which file a path names; null where it names none. */
export function fileOfPath(path: string): SitemapFileName | null {
  const [, kindWord, localeWord, number] = filePath.exec(path) ?? [];
  const kind = sitemapKinds.find((each) => each === kindWord);
  const locale = locales.find((each) => each === localeWord);
  return kind && locale ? { kind, locale, number: Number(number) } : null;
}

/** Tells whether there is such a file. */
export function hasFile({ content }: Sitemap, { kind, number }: SitemapFileName): boolean {
  const entries = content.find((each) => each.kind === kind)?.entries ?? 0;
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
  return Math.ceil(entries / entriesAFile(kind));
}
