import { pictureAddress } from "#domain/picture-address.ts";
import { screenPath } from "#domain/links.ts";
import type { SitemapFilm } from "#contract/sitemap.ts";
import type { VideoSummary } from "#contract/video.ts";
import { listVideos } from "#catalog/editorial/videos.ts";
import type { Reading } from "#catalog/reading.ts";
import { entry, type ListedPage } from "#catalog/sitemap/entries.ts";

/** Videos per page of the site. */
const limit = 9;

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

/** Empty for a video that only plays on YouTube: it has no file to list. */
export function filmOf(video: VideoSummary): SitemapFilm[] {
  const { title, description, poster, file, durationSeconds, publishedAt } = video;
  if (file === null) return [];
  return [
    { title, description, poster: pictureAddress(poster), file, durationSeconds, publishedAt },
  ];
}
