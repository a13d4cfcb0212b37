import { pictureAddress } from "#domain/picture-address.ts";
import { screenPath } from "#domain/links.ts";
import type { SitemapEntry } from "#contract/sitemap.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { Reading } from "#catalog/reading.ts";
import { entry } from "#catalog/sitemap/entries.ts";

export async function developerEntries(reading: Reading): Promise<SitemapEntry[]> {
  const developers = await reading.database
    .selectFrom("developer")
    .select(["slug", "image"])
    .where("published", "=", 1)
    .orderBy("id")
    .execute();
  const pictureOf = await findPictures(
    reading,
    developers.map(({ image }) => image),
  );
  return developers.map(({ slug, image }) =>
    entry(screenPath("developer-company", { slug }), {
      pictures: image === null ? [] : [pictureAddress(pictureOf(image))],
    }),
  );
}
