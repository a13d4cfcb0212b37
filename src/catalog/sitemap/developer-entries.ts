import { pictureUrl } from "#domain/picture-url.ts";
import { screenPath } from "#domain/links.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { sitemapEntry, type SitemapPageEntry } from "#catalog/sitemap/entries.ts";

export async function developerEntries(context: ReadContext): Promise<SitemapPageEntry[]> {
  const developers = await context.database
    .selectFrom("developer")
    .select(["slug", "image", "content_hash as digest"])
    .where("published", "=", 1)
    .orderBy("id")
    .execute();
  const pictureOf = await findPictures(
    context,
    developers.map(({ image }) => image),
  );
  return developers.map(({ slug, image, digest }) =>
    sitemapEntry(screenPath("developer-company", { slug }), {
      digest,
      pictures: image === null ? [] : [pictureUrl(pictureOf(image))],
    }),
  );
}
