import type { NotNull } from "kysely";
import type { SimilarRegion } from "#contract/region.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { withdrawn, ReadContext } from "#catalog/read-context.ts";
import { countProjectsByRegion } from "#catalog/regions/count-projects-by-region.ts";
import { withdrawnRegion } from "#catalog/regions/withdrawn-region.ts";

/** Lists similar cities or towns; null for an unknown place or kind, `withdrawn` for one published before. */
export async function listSimilarRegions(
  context: ReadContext,
  kind: string,
  slug: string,
): Promise<SimilarRegion[] | typeof withdrawn | null> {
  if (kind !== "city" && kind !== "town") return null;
  const place = await selectPlaces(context)
    .where("place.kind", "=", kind)
    .where("place.slug", "=", slug)
    .executeTakeFirst();
  if (place === undefined || countryOf(place) === null) return withdrawnRegion(context, kind, slug);
  return similarTo(context, place.id);
}

/** Lists the regions that the content names as similar, in content order, without withdrawn ones. */
export async function similarTo(context: ReadContext, regionId: number): Promise<SimilarRegion[]> {
  const rows = await selectPlaces(context)
    .innerJoin("region_similar as similar", "similar.similar_slug", "place.slug")
    .where("similar.region_id", "=", regionId)
    .orderBy("similar.position")
    .execute();
  const [projectsOf, pictureOf] = await Promise.all([
    countProjectsByRegion(context),
    findPictures(
      context,
      rows.map(({ image }) => image),
    ),
  ]);
  return rows.flatMap((row) => {
    const country = countryOf(row);
    if (country === null) return [];
    return [
      {
        kind: row.kind,
        slug: row.slug,
        name: row.name,
        nameIn: row.nameIn,
        city:
          row.kind === "city"
            ? null
            : { slug: row.parent, name: row.parentName, nameIn: row.parentNameIn },
        country,
        summary: row.summary,
        image: row.image === null ? null : pictureOf(row.image),
        averagePriceUsdPerM2: row.averagePriceUsdPerM2,
        grossYieldPct: row.grossYieldPct,
        projects: projectsOf(row.id),
      },
    ];
  });
}

type PlaceRow = Awaited<ReturnType<ReturnType<typeof selectPlaces>["execute"]>>[number];

/** Null if the country is withdrawn. */
function countryOf(row: PlaceRow): SimilarRegion["country"] | null {
  if (row.kind === "city") {
    return { slug: row.parent, name: row.parentName, nameIn: row.parentNameIn };
  }
  const { country: slug, countryName: name, countryNameIn: nameIn } = row;
  return slug === null || name === null || nameIn === null ? null : { slug, name, nameIn };
}

/** Published cities with their country as `parent`, and towns with their city as `parent`. */
function selectPlaces({ database, locale }: ReadContext) {
  return database
    .selectFrom("region as place")
    .innerJoin("region_text as text", (join) =>
      join.onRef("text.region_id", "=", "place.id").on("text.locale", "=", locale),
    )
    .innerJoin("region as parent", (join) =>
      join.onRef("parent.id", "=", "place.parent_id").on("parent.published", "=", 1),
    )
    .innerJoin("region_text as parent_text", (join) =>
      join.onRef("parent_text.region_id", "=", "parent.id").on("parent_text.locale", "=", locale),
    )
    .leftJoin("region as country", (join) =>
      join.onRef("country.id", "=", "parent.parent_id").on("country.published", "=", 1),
    )
    .leftJoin("region_text as country_text", (join) =>
      join
        .onRef("country_text.region_id", "=", "country.id")
        .on("country_text.locale", "=", locale),
    )
    .select([
      "place.id",
      "place.kind",
      "place.slug",
      "text.name",
      "text.name_in as nameIn",
      "text.summary",
      "place.image",
      "place.average_price_usd_per_m2 as averagePriceUsdPerM2",
      "place.gross_yield_pct as grossYieldPct",
      "parent.slug as parent",
      "parent_text.name as parentName",
      "parent_text.name_in as parentNameIn",
      "country.slug as country",
      "country_text.name as countryName",
      "country_text.name_in as countryNameIn",
    ])
    .where("place.kind", "in", ["city", "town"])
    .where("place.published", "=", 1)
    .$narrowType<{
      kind: "city" | "town";
      averagePriceUsdPerM2: NotNull;
      grossYieldPct: NotNull;
    }>(); // every city and town has them
}
