import { countrySlugs } from "#domain/vocabulary.ts";
import type { AreaNavigation } from "#contract/region.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { selectFromCities } from "#catalog/regions/select-cities.ts";

/** Lists the countries in their fixed order with their cities by population, for the guides menu. */
export async function listAreas(context: ReadContext): Promise<AreaNavigation> {
  const rows = await selectFromCities(context)
    .select([
      "city.slug",
      "text.name as title",
      "country.slug as country",
      "country_text.name as countryTitle",
    ])
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
