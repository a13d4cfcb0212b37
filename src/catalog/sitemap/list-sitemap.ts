import { sitemapKinds, type Sitemap, type SitemapKind } from "#contract/sitemap.ts";
import type { Paging } from "#contract/shared.ts";
import { pagingOf, type PageRequest } from "#catalog/paging.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { articleEntries } from "#catalog/sitemap/article-entries.ts";
import { developerEntries } from "#catalog/sitemap/developer-entries.ts";
import { type EntrySource, type SitemapPageEntry, fromList } from "#catalog/sitemap/entries.ts";
import { listingEntries } from "#catalog/sitemap/listing-entries.ts";
import { pageEntries } from "#catalog/sitemap/page-entries.ts";
import { placeEntries } from "#catalog/sitemap/place-entries.ts";
import { projectEntries } from "#catalog/sitemap/project-entries.ts";
import { videoEntries } from "#catalog/sitemap/video-entries.ts";

const entriesOf: Readonly<Record<SitemapKind, EntrySource>> = {
  pages: fromList(pageEntries),
  places: fromList(placeEntries),
  listings: fromList(listingEntries),
  projects: projectEntries,
  developers: fromList(developerEntries),
  articles: fromList(articleEntries),
  videos: fromList(videoEntries),
};

/** Counts the indexable pages of each kind. */
export function countSitemap(context: ReadContext): Promise<Sitemap["content"]> {
  return Promise.all(
    sitemapKinds.map(async (kind) => ({ kind, entries: await entriesOf[kind].count(context) })),
  );
}

/** Lists one page of a kind in a stable order; null for an unknown kind. */
export async function listSitemap(
  context: ReadContext,
  word: string,
  request: PageRequest,
): Promise<{ content: SitemapPageEntry[]; page: Paging } | null> {
  const kind = sitemapKinds.find((each) => each === word);
  if (kind === undefined) return null;
  const { count, read } = entriesOf[kind];
  const first = (request.page - 1) * request.limit;
  const [total, content] = await Promise.all([
    count(context),
    read(context, first, first + request.limit),
  ]);
  return { content, page: pagingOf(request, total) };
}
