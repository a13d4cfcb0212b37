import type { RegionName } from "#contract/shared.ts";
import { publishedFlags, type ReadContext } from "#catalog/read-context.ts";

export interface RegionWithId extends RegionName {
  id: number;
}

/** A country, or a city with its country. */
export interface CountryOrCity {
  country: RegionWithId;
  city: RegionWithId | null;
}

/** Finds a published country or city; a city of a withdrawn country is not found. */
export async function findPlace(context: ReadContext, slug: string): Promise<CountryOrCity | null> {
  const { database, locale } = context;
  const flags = publishedFlags(context);
  const row = await database
    .selectFrom("region")
    .innerJoin("region_text as text", (join) =>
      join.onRef("text.region_id", "=", "region.id").on("text.locale", "=", locale),
    )
    .leftJoin("region as country", (join) =>
      join.onRef("country.id", "=", "region.parent_id").on("country.published", "in", flags),
    )
    .leftJoin("region_text as country_text", (join) =>
      join
        .onRef("country_text.region_id", "=", "country.id")
        .on("country_text.locale", "=", locale),
    )
    .select([
      "region.id",
      "region.slug",
      "region.kind",
      "text.name",
      "text.name_in as nameIn",
      "country.id as countryId",
      "country.slug as countrySlug",
      "country_text.name as countryName",
      "country_text.name_in as countryNameIn",
    ])
    .where("region.slug", "=", slug)
    .where("region.kind", "in", ["country", "city"])
    .where("region.published", "in", flags)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, kind, name, nameIn, countryId, countrySlug, countryName, countryNameIn } = row;
  const region = { id, slug, name, nameIn };
  if (kind === "country") return { country: region, city: null };
  if (countryId === null || countrySlug === null) return null;
  if (countryName === null || countryNameIn === null) return null;
  const country = { id: countryId, slug: countrySlug, name: countryName, nameIn: countryNameIn };
  return { country, city: region };
}
