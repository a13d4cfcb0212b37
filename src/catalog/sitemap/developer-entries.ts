import { pictureAddress } from "#domain/picture-address.ts";
import { screenPath } from "#domain/links.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { Reading } from "#catalog/reading.ts";
import { entry, type ListedPage } from "#catalog/sitemap/entries.ts";

export async function developerEntries(reading: Reading): Promise<ListedPage[]> {
  const developers = await reading.database
    .selectFrom("developer")
    .select(["slug", "image", "content_hash as digest"])
    .where("published", "=", 1)
    .orderBy("id")
    .execute();
  const pictureOf = await findPictures(
    reading,
    developers.map(({ image }) => image),
  );
  return developers.map(({ slug, image, digest }) =>
    entry(screenPath("developer-company", { slug }), {
      digest,
      pictures: image === null ? [] : [pictureAddress(pictureOf(image))],
    }),
  );
}
