import type { Place } from "#contract/project.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** Reads country, city and town, by project id; a withdrawn town is null. */
export async function placesOf(
  { database, locale }: ReadContext,
  ids: readonly number[],
): Promise<Map<number, Place>> {
  const rows = await database
    .selectFrom("project")
    .innerJoin("region as country", "country.id", "project.country_id")
    .innerJoin("region_text as country_text", (join) =>
      join
        .onRef("country_text.region_id", "=", "country.id")
        .on("country_text.locale", "=", locale),
    )
    .innerJoin("region as city", "city.id", "project.city_id")
    .innerJoin("region_text as city_text", (join) =>
      join.onRef("city_text.region_id", "=", "city.id").on("city_text.locale", "=", locale),
    )
    .leftJoin("region as town", (join) =>
      join.onRef("town.id", "=", "project.town_id").on("town.published", "=", 1),
    )
    .leftJoin("region_text as town_text", (join) =>
      join.onRef("town_text.region_id", "=", "town.id").on("town_text.locale", "=", locale),
    )
    .select([
      "project.id",
      "country.slug as country",
      "country_text.name as countryName",
      "country_text.name_in as countryNameIn",
      "city.slug as city",
      "city_text.name as cityName",
      "city_text.name_in as cityNameIn",
      "town.slug as town",
      "town_text.name as townName",
      "town_text.name_in as townNameIn",
    ])
    .where("project.id", "in", ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        country: { slug: row.country, name: row.countryName, nameIn: row.countryNameIn },
        city: { slug: row.city, name: row.cityName, nameIn: row.cityNameIn },
        town:
          row.town === null || row.townName === null || row.townNameIn === null
            ? null
            : { slug: row.town, name: row.townName, nameIn: row.townNameIn },
      },
    ]),
  );
}
