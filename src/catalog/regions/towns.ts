import type { NotNull } from "kysely";
import type { CityDetail, TownList, TownSummary } from "#contract/region.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { Reading } from "#catalog/reading.ts";
import { findCity } from "#catalog/regions/cities.ts";
import { countProjectsByRegion } from "#catalog/regions/project-counts.ts";

/** Gives a city's guide with one page of its towns, by name; null where there is no such city. */
export async function listTowns(
  reading: Reading,
  citySlug: string,
  { page, limit }: { page: number; limit: number },
): Promise<TownList | null> {
  const [city, rows] = await Promise.all([
    findCity(reading, citySlug),
    readRows(reading, citySlug),
  ]);
  if (city === null) return null;
  // Sorted here and not by the database: the engines' collations differ, and none of them knows all five languages.
  const { compare } = new Intl.Collator(reading.locale);
  const sorted = rows.sort((one, other) => compare(one.name, other.name));
  const start = (page - 1) * limit;
  return {
    city,
    content: await summarizeTowns(reading, city, sorted.slice(start, start + limit)),
    page: {
      number: page,
      size: limit,
      total: rows.length,
      pages: Math.ceil(rows.length / limit),
    },
  };
}

type TownRow = Awaited<ReturnType<typeof readRows>>[number];

async function summarizeTowns(
  reading: Reading,
  city: CityDetail,
  rows: readonly TownRow[],
): Promise<TownSummary[]> {
  const [projectsOf, pictureOf] = await Promise.all([
    countProjectsByRegion(reading),
    findPictures(
      reading,
      rows.map(({ image }) => image),
    ),
  ]);
  const { slug, name, nameIn, country } = city;
  return rows.map((row) => ({
    slug: row.slug,
    name: row.name,
    nameIn: row.nameIn,
    city: { slug, name, nameIn },
    country,
    summary: row.summary,
    image: row.image === null ? null : pictureOf(row.image),
    center: { lat: row.lat, lng: row.lng },
    projects: projectsOf(row.id),
    facts: {
      averagePriceUsdPerM2: row.averagePriceUsdPerM2,
      grossYieldPct: row.grossYieldPct,
      distanceToSeaKm: row.distanceToSeaKm,
      distanceToCentreKm: row.distanceToCentreKm,
      distanceToAirportKm: row.distanceToAirportKm,
    },
  }));
}

function readRows({ database, locale }: Reading, citySlug: string) {
  return database
    .selectFrom("region as town")
    .innerJoin("region as city", "city.id", "town.parent_id")
    .innerJoin("region_text as text", (join) =>
      join.onRef("text.region_id", "=", "town.id").on("text.locale", "=", locale),
    )
    .select([
      "town.id",
      "town.slug",
      "text.name",
      "text.name_in as nameIn",
      "text.summary",
      "town.image",
      "town.lat",
      "town.lng",
      "town.average_price_usd_per_m2 as averagePriceUsdPerM2",
      "town.gross_yield_pct as grossYieldPct",
      "town.distance_to_sea_km as distanceToSeaKm",
      "town.distance_to_centre_km as distanceToCentreKm",
      "town.distance_to_airport_km as distanceToAirportKm",
    ])
    .where("city.slug", "=", citySlug)
    .where("town.kind", "=", "town")
    .where("town.published", "=", 1)
    .$narrowType<{
      averagePriceUsdPerM2: NotNull;
      grossYieldPct: NotNull;
      distanceToCentreKm: NotNull;
      distanceToAirportKm: NotNull;
    }>() // every town has them
    .orderBy("town.id")
    .execute();
}
