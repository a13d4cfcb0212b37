import { pictureUrl } from "#domain/picture-url.ts";
import { screenPath } from "#domain/links.ts";
import type { SitemapVideo } from "#contract/sitemap.ts";
import type { VideoSummary } from "#contract/video.ts";
import { listVideos } from "#catalog/editorial/videos.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { sitemapEntry, type SitemapPageEntry } from "#catalog/sitemap/entries.ts";

/** Videos per page of the site. */
const limit = 9;

export async function videoEntries(context: ReadContext): Promise<SitemapPageEntry[]> {
  const entries: SitemapPageEntry[] = [];
  for (let page = 1; ; page++) {
    const { content } = await listVideos(context, { page, limit });
    const [newest] = content;
    if (newest === undefined) return entries;
    const { publishedAt: changedAt } = newest;
    entries.push(
      sitemapEntry(screenPath("videos", { page }), {
        changedAt,
        films: content.flatMap(sitemapVideosOf),
      }),
    );
  }
}

/** Empty for a video that only plays on YouTube: it has no file to list. */
export function sitemapVideosOf(video: VideoSummary): SitemapVideo[] {
  const { title, description, poster, file, durationSeconds, publishedAt } = video;
  if (file === null) return [];
  return [{ title, description, poster: pictureUrl(poster), file, durationSeconds, publishedAt }];
}
