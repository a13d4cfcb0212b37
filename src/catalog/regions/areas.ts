import { countrySlugs } from "#domain/vocabulary.ts";
import type { AreaNavigation } from "#contract/region.ts";
import type { Reading } from "#catalog/reading.ts";

/** Lists the countries in the order of the house with their cities, largest first, for the guides menu. */
export async function listAreas({ database, locale }: Reading): Promise<AreaNavigation> {
  const rows = await database
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
    .select([
      "city.slug",
      "text.name as title",
      "country.slug as country",
      "country_text.name as countryTitle",
    ])
    .where("city.kind", "=", "city")
    .where("city.published", "=", 1)
    .where("country.published", "=", 1)
    .orderBy("city.population", "desc")
    .orderBy("city.id")
    .execute();
  const content = countrySlugs.flatMap((slug) => {
    const cities = rows.filter(({ country }) => country === slug);
    const [first] = cities;
    if (first === undefined) return [];
    return [
      {
        slug,
        title: first.countryTitle,
        cities: cities.map(({ slug, title }) => ({ slug, title })),
      },
    ];
  });
  return { content };
}
