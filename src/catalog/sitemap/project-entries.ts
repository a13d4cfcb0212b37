import { pictureUrl } from "#domain/picture-url.ts";
import { screenPath } from "#domain/links.ts";
import { findVideos } from "#catalog/editorial/videos.ts";
import { picturesOf } from "#catalog/projects/card-parts.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";
import { sitemapEntry, type EntrySource } from "#catalog/sitemap/entries.ts";
import { sitemapVideosOf } from "#catalog/sitemap/video-entries.ts";

/** Reads one page at a time, because there may be 100,000 projects; their ids come from the inventory. */
export const projectEntries: EntrySource = {
  count: async (context) => (await idsOf(context)).length,

  async read(context, from, to) {
    const ids = [...(await idsOf(context)).subarray(from, to)];
    if (ids.length === 0) return [];
    const [rows, pictures] = await Promise.all([
      readRows(context, ids),
      picturesOf(context, ids, { coversOnly: false }),
    ]);
    const videos = await findVideos(
      context,
      rows.map(({ videoSlug }) => videoSlug).filter((slug) => slug !== null),
    );
    return rows.map(({ id, videoSlug, publishedAt, confirmedAt, digest, ...path }) =>
      sitemapEntry(screenPath("project", path), {
        changedAt: confirmedAt !== null && confirmedAt > publishedAt ? confirmedAt : publishedAt,
        digest,
        pictures: pictures(id).map((picture) => pictureUrl(picture)),
        films: videos.filter(({ slug }) => slug === videoSlug).flatMap(sitemapVideosOf),
      }),
    );
  },
};

async function idsOf({ cached }: ReadContext): Promise<Int32Array> {
  return (await cached(loadInventory)).projects.id;
}

function readRows(context: ReadContext, ids: readonly number[]) {
  return visibleProjects(context)
    .select([
      "project.id",
      "country.slug as country",
      "city.slug as city",
      "project.slug",
      "project.content_hash as digest",
      "project.video_slug as videoSlug",
      "project.published_at as publishedAt",
      "project.availability_confirmed_at as confirmedAt",
    ])
    .where("project.id", "in", ids)
    .orderBy("project.id")
    .execute();
}
