import type { NotNull } from "kysely";
import type { CityDetail, CityList, CitySummary } from "#contract/region.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import { findSharePicture } from "#catalog/media/find-share-picture.ts";
import { fromJson } from "#database/json.ts";
import type { withdrawn, ReadContext } from "#catalog/read-context.ts";
import { findCountry } from "#catalog/regions/countries.ts";
import { pricesOf } from "#catalog/regions/prices.ts";
import { countProjectsByRegion } from "#catalog/regions/count-projects-by-region.ts";
import { selectFromCities } from "#catalog/regions/select-cities.ts";
import { withdrawnRegion } from "#catalog/regions/withdrawn-region.ts";

/** Lists a country's cities, largest first; null for an unknown country, `withdrawn` for one published before. */
export async function listCities(
  context: ReadContext,
  countrySlug: string,
): Promise<CityList | typeof withdrawn | null> {
  const [country, cities] = await Promise.all([
    findCountry(context, countrySlug),
    readCities(context, selectCities(context).where("country.slug", "=", countrySlug)),
  ]);
  if (country === null) return withdrawnRegion(context, "country", countrySlug);
  return { country, content: cities.map(withoutGuide) };
}

/** Lists the featured cities, largest first. */
export async function listHomepageCities(context: ReadContext): Promise<CitySummary[]> {
  const cities = await readCities(context, selectCities(context).where("city.featured", "=", 1));
  return cities.map(withoutGuide);
}

export async function findCity(context: ReadContext, slug: string): Promise<CityDetail | null> {
  const [[city], sharePicture] = await Promise.all([
    readCities(context, selectCities(context).where("city.slug", "=", slug)),
    findSharePicture(context, `city/${slug}`),
  ]);
  return city === undefined ? null : { ...city, sharePicture };
}

type CityWithGuide = Omit<CityDetail, "sharePicture">;

function withoutGuide({ intro: _, guide: __, ...summary }: CityWithGuide): CitySummary {
  return summary;
}

type CityQuery = ReturnType<typeof selectCities>;

function selectCities(context: ReadContext) {
  return selectFromCities(context)
    .select([
      "city.id",
      "city.slug",
      "text.name",
      "text.name_in as nameIn",
      "country.slug as countrySlug",
      "country_text.name as countryName",
      "country_text.name_in as countryNameIn",
      "text.summary",
      "city.image",
      "city.lat",
      "city.lng",
      "city.featured",
      "city.population",
      "text.airport",
      "city.average_price_usd_per_m2 as averagePriceUsdPerM2",
      "city.price_change_1y_pct as priceChange1yPct",
      "city.gross_yield_pct as grossYieldPct",
      "city.occupancy_pct as occupancyPct",
      "city.foreign_share_pct as foreignSharePct",
      "text.intro",
      "text.guide",
    ])
    .$narrowType<{ averagePriceUsdPerM2: NotNull; grossYieldPct: NotNull }>(); // every city has them
}

async function readCities(context: ReadContext, query: CityQuery): Promise<CityWithGuide[]> {
  const rows = await query.execute();
  const ids = rows.map(({ id }) => id);
  const [prices, projectsOf, pictureOf] = await Promise.all([
    pricesOf(context, ids),
    countProjectsByRegion(context),
    findPictures(
      context,
      rows.map(({ image }) => image),
    ),
  ]);
  return rows.map((row) => ({
    slug: row.slug,
    name: row.name,
    nameIn: row.nameIn,
    country: { slug: row.countrySlug, name: row.countryName, nameIn: row.countryNameIn },
    summary: row.summary,
    image: row.image === null ? null : pictureOf(row.image),
    center: { lat: row.lat, lng: row.lng },
    featured: row.featured === 1,
    projects: projectsOf(row.id),
    facts: {
      population: row.population,
      airport: row.airport,
      averagePriceUsdPerM2: row.averagePriceUsdPerM2,
      priceChange1yPct: row.priceChange1yPct,
      grossYieldPct: row.grossYieldPct,
      occupancyPct: row.occupancyPct,
      foreignSharePct: row.foreignSharePct,
    },
    priceHistory: prices(row.id),
    intro: row.intro,
    guide: fromJson<CityDetail["guide"]>(row.guide),
  }));
}
