import { pictureAddress } from "#domain/picture-address.ts";
import { screenPath } from "#domain/links.ts";
import { visiblePosts } from "#catalog/editorial/select-posts.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { Reading } from "#catalog/reading.ts";
import { entry, type ListedPage } from "#catalog/sitemap/entries.ts";

export async function articleEntries(reading: Reading): Promise<ListedPage[]> {
  const posts = await visiblePosts(reading)
    .select([
      "post.slug",
      "post.image",
      "post.published_at as changedAt",
      "post.content_hash as digest",
    ])
    .orderBy("post.id")
    .execute();
  const pictureOf = await findPictures(
    reading,
    posts.map(({ image }) => image),
  );
  return posts.map(({ slug, image, changedAt, digest }) =>
    entry(screenPath("article", { slug }), {
      changedAt,
      digest,
      pictures: [pictureAddress(pictureOf(image))],
    }),
  );
}
