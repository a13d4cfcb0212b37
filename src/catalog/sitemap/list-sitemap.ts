import { sitemapKinds, type Sitemap, type SitemapKind } from "#contract/sitemap.ts";
import type { Paging } from "#contract/shared.ts";
import { pagingOf, type AskedPage } from "#catalog/paging.ts";
import type { Reading } from "#catalog/reading.ts";
import { articleEntries } from "#catalog/sitemap/article-entries.ts";
import { developerEntries } from "#catalog/sitemap/developer-entries.ts";
import { type Entries, type ListedPage, wholeList } from "#catalog/sitemap/entries.ts";
import { listingEntries } from "#catalog/sitemap/listing-entries.ts";
import { pageEntries } from "#catalog/sitemap/page-entries.ts";
import { placeEntries } from "#catalog/sitemap/place-entries.ts";
import { projectEntries } from "#catalog/sitemap/project-entries.ts";
import { videoEntries } from "#catalog/sitemap/video-entries.ts";

const entriesOf: Readonly<Record<SitemapKind, Entries>> = {
  pages: wholeList(pageEntries),
  places: wholeList(placeEntries),
  listings: wholeList(listingEntries),
  projects: projectEntries,
  developers: wholeList(developerEntries),
  articles: wholeList(articleEntries),
  videos: wholeList(videoEntries),
};

/** Counts the indexable pages of each kind. */
export function countSitemap(reading: Reading): Promise<Sitemap["content"]> {
  return Promise.all(
    sitemapKinds.map(async (kind) => ({ kind, entries: await entriesOf[kind].count(reading) })),
  );
}

/** Lists one page of a kind in a stable order; null for an unknown kind. */
export async function listSitemap(
  reading: Reading,
  word: string,
  asked: AskedPage,
): Promise<{ content: ListedPage[]; page: Paging } | null> {
  const kind = sitemapKinds.find((each) => each === word);
  if (kind === undefined) return null;
  const { count, read } = entriesOf[kind];
  const first = (asked.page - 1) * asked.limit;
  const [total, content] = await Promise.all([
    count(reading),
    read(reading, first, first + asked.limit),
  ]);
  return { content, page: pagingOf(asked, total) };
}
