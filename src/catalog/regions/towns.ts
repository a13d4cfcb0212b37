import type { NotNull } from "kysely";
import type { Locale } from "#domain/locale.ts";
import type { CityDetail, TownList, TownName, TownSummary } from "#contract/region.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import { pagingOf, type PageRequest } from "#catalog/paging.ts";
import type { withdrawn, ReadContext } from "#catalog/read-context.ts";
import { findCity } from "#catalog/regions/cities.ts";
import { findPlace } from "#catalog/regions/find-place.ts";
import { countProjectsByRegion } from "#catalog/regions/count-projects-by-region.ts";
import { withdrawnRegion } from "#catalog/regions/withdrawn-region.ts";

/** A city's guide with one page of its towns by name; null for an unknown city, `withdrawn` for one published before. */
export async function listTowns(
  context: ReadContext,
  citySlug: string,
  request: PageRequest,
): Promise<TownList | typeof withdrawn | null> {
  const [city, rows] = await Promise.all([
    findCity(context, citySlug),
    selectTowns(context, citySlug).execute(),
  ]);
  if (city === null) return withdrawnRegion(context, "city", citySlug);
  const start = (request.page - 1) * request.limit;
  const shown = byName(rows, context.locale).slice(start, start + request.limit);
  return {
    city,
    content: await summarizeTowns(context, city, shown),
    page: pagingOf(request, rows.length),
  };
}

/** Lists all towns of a city by name; null for an unknown city, `withdrawn` for one published before. */
export async function listTownNames(
  context: ReadContext,
  citySlug: string,
): Promise<TownName[] | typeof withdrawn | null> {
  const [place, rows, projectsOf] = await Promise.all([
    findPlace(context, citySlug),
    selectTowns(context, citySlug).execute(),
    countProjectsByRegion(context),
  ]);
  if (place === null || place.city === null) return withdrawnRegion(context, "city", citySlug);
  return byName(rows, context.locale).map(({ id, slug, name, nameIn }) => ({
    slug,
    name,
    nameIn,
    projects: projectsOf(id),
  }));
}

/** Sorted in JavaScript, because the collations of SQLite and PostgreSQL differ and do not cover all locales. */
function byName<Row extends { name: string }>(rows: readonly Row[], locale: Locale): Row[] {
  const { compare } = new Intl.Collator(locale);
  return rows.toSorted((one, other) => compare(one.name, other.name));
}

type TownRow = Awaited<ReturnType<ReturnType<typeof selectTowns>["execute"]>>[number];

/** Turns rows of one city's towns into summaries, in their order. */
export async function summarizeTowns(
  context: ReadContext,
  city: CityDetail,
  rows: readonly TownRow[],
): Promise<TownSummary[]> {
  const [projectsOf, pictureOf] = await Promise.all([
    countProjectsByRegion(context),
    findPictures(
      context,
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

/** Selects from the published towns of a city; the city itself may be withdrawn. */
export function selectTowns({ database, locale }: ReadContext, citySlug: string) {
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
    .orderBy("town.id");
}
