import { pictureUrl } from "#domain/picture-url.ts";
import { screenPath } from "#domain/links.ts";
import { visiblePosts } from "#catalog/editorial/select-posts.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { sitemapEntry, type SitemapPageEntry } from "#catalog/sitemap/entries.ts";

export async function articleEntries(context: ReadContext): Promise<SitemapPageEntry[]> {
  const posts = await visiblePosts(context)
    .select([
      "post.slug",
      "post.image",
      "post.published_at as changedAt",
      "post.content_hash as digest",
    ])
    .orderBy("post.id")
    .execute();
  const pictureOf = await findPictures(
    context,
    posts.map(({ image }) => image),
  );
  return posts.map(({ slug, image, changedAt, digest }) =>
    sitemapEntry(screenPath("article", { slug }), {
      changedAt,
      digest,
      pictures: [pictureUrl(pictureOf(image))],
    }),
  );
}
