import { pictureAddress } from "#domain/picture-address.ts";
import { screenPath } from "#domain/links.ts";
import type { SitemapEntry } from "#contract/sitemap.ts";
import { visiblePosts } from "#catalog/editorial/select-posts.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { Reading } from "#catalog/reading.ts";
import { entry } from "#catalog/sitemap/entries.ts";

export async function articleEntries(reading: Reading): Promise<SitemapEntry[]> {
  const posts = await visiblePosts(reading)
    .select(["post.slug", "post.image", "post.published_at as changedAt"])
    .orderBy("post.id")
    .execute();
  const pictureOf = await findPictures(
    reading,
    posts.map(({ image }) => image),
  );
  return posts.map(({ slug, image, changedAt }) =>
    entry(screenPath("article", { slug }), {
      changedAt,
      pictures: [pictureAddress(pictureOf(image))],
    }),
  );
}
