import { pictureAddress } from "#domain/picture-address.ts";
import { screenPath } from "#domain/links.ts";
import type { SitemapFilm } from "#contract/sitemap.ts";
import type { VideoSummary } from "#contract/video.ts";
import { listVideos } from "#catalog/editorial/videos.ts";
import type { Reading } from "#catalog/reading.ts";
import { entry, type ListedPage } from "#catalog/sitemap/entries.ts";

/** Films that the site shows on a page. */
const limit = 9;

/** The pages of the films, each with those that it shows. */
export async function videoEntries(reading: Reading): Promise<ListedPage[]> {
  const entries: ListedPage[] = [];
  for (let page = 1; ; page++) {
    const { content } = await listVideos(reading, { page, limit });
    const [newest] = content;
    if (newest === undefined) return entries;
    const { publishedAt: changedAt } = newest;
    entries.push(
      entry(screenPath("videos", { page }), { changedAt, films: content.flatMap(filmOf) }),
    );
  }
}

/** None of one that stands elsewhere and only opens there. */
export function filmOf(video: VideoSummary): SitemapFilm[] {
  const { title, description, poster, file, durationSeconds, publishedAt } = video;
  if (file === null) return [];
  return [
    { title, description, poster: pictureAddress(poster), file, durationSeconds, publishedAt },
  ];
}
