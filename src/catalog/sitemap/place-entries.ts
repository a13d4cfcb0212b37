import { pictureAddress } from "#domain/picture-address.ts";
import { screenPath } from "#domain/links.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { Reading } from "#catalog/reading.ts";
import { entry, type ListedPage } from "#catalog/sitemap/entries.ts";

/** Overviews of countries and cities, and guides of cities and towns. */
export async function placeEntries(reading: Reading): Promise<ListedPage[]> {
  const regions = await readRegions(reading);
  const pictureOf = await findPictures(
    reading,
    regions.map(({ image }) => image),
  );
  return regions.flatMap(({ kind, slug, parent, grandparent, image, digest }) => {
    const about = {
      digest,
      pictures: image === null ? [] : [pictureAddress(pictureOf(image))],
    };
    if (kind === "country") return [entry(screenPath("country", { country: slug }), about)];
    if (parent === null) return [];
    if (kind === "city")
      return [
        entry(screenPath("city", { country: parent, city: slug }), about),
        entry(screenPath("city-guide", { city: slug }), about),
      ];
    if (grandparent === null) return [];
    return [entry(screenPath("town-guide", { city: parent, town: slug }), about)];
  });
}

/** Parents are null if they are withdrawn. */
function readRegions({ database }: Reading) {
  return database
    .selectFrom("region")
    .leftJoin("region as parent", (join) =>
      join.onRef("parent.id", "=", "region.parent_id").on("parent.published", "=", 1),
    )
    .leftJoin("region as grandparent", (join) =>
      join.onRef("grandparent.id", "=", "parent.parent_id").on("grandparent.published", "=", 1),
    )
    .select([
      "region.kind",
      "region.slug",
      "region.image",
      "region.content_hash as digest",
      "parent.slug as parent",
      "grandparent.slug as grandparent",
    ])
    .where("region.published", "=", 1)
    .orderBy("region.id")
    .execute();
}
