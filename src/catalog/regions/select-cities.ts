import type { ReadContext } from "#catalog/read-context.ts";

/** Selects from the published cities, largest first, joined with their texts and countries. */
export function selectFromCities({ database, locale }: ReadContext) {
  return database
    .selectFrom("region as city")
    .innerJoin("region_text as text", (join) =>
      join.onRef("text.region_id", "=", "city.id").on("text.locale", "=", locale),
    )
    .innerJoin("region as country", "country.id", "city.parent_id")
    .innerJoin("region_text as country_text", (join) =>
      join
        .onRef("country_text.region_id", "=", "country.id")
        .on("country_text.locale", "=", locale),
    )
    .where("city.kind", "=", "city")
    .where("city.published", "=", 1)
    .where("country.published", "=", 1)
    .orderBy("city.population", "desc")
    .orderBy("city.id");
}
