import { pictureUrl } from "#domain/picture-url.ts";
import { screenPath } from "#domain/links.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { sitemapEntry, type SitemapPageEntry } from "#catalog/sitemap/entries.ts";

/** Overviews of countries and cities, and guides of cities and towns. */
export async function placeEntries(context: ReadContext): Promise<SitemapPageEntry[]> {
  const regions = await readRegions(context);
  const pictureOf = await findPictures(
    context,
    regions.map(({ image }) => image),
  );
  return regions.flatMap(({ kind, slug, parent, grandparent, image, digest }) => {
    const about = {
      digest,
      pictures: image === null ? [] : [pictureUrl(pictureOf(image))],
    };
    if (kind === "country") return [sitemapEntry(screenPath("country", { country: slug }), about)];
    if (parent === null) return [];
    if (kind === "city")
      return [
        sitemapEntry(screenPath("city", { country: parent, city: slug }), about),
        sitemapEntry(screenPath("city-guide", { city: slug }), about),
      ];
    if (grandparent === null) return [];
    return [sitemapEntry(screenPath("town-guide", { city: parent, town: slug }), about)];
  });
}

/** Parents are null if they are withdrawn. */
function readRegions({ database }: ReadContext) {
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
