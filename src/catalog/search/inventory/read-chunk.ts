import { groupBy } from "#catalog/group-by.ts";
import type { LoadContext } from "#catalog/content-cache.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";

const projectsPerChunk = 500;

interface IdRange {
  first: number;
  last: number;
}

export type StoredProject = Awaited<ReturnType<typeof readProjects>>[number];
export type StoredUnit = Awaited<ReturnType<typeof selectUnits>>[number];

/** Reads the next chunk of visible projects after an id, ascending by id; empty at the end. */
export function readProjects(context: LoadContext, after: number) {
  return visibleProjects(context)
    .select([
      "project.id",
      "project.country_id as countryId",
      "project.city_id as cityId",
      "city.slug as city",
      "project.town_id as townId",
      "project.developer_id as developerId",
      "project.status",
      "project.sale",
      "project.featured",
      "project.published_at as publishedAt",
      "project.delivery_year as year",
      "project.delivery_quarter as quarter",
      "project.gross_yield_pct as grossYieldPct",
      "project.start_from_usd as startFromUsd",
    ])
    .where("project.id", ">", after)
    .orderBy("project.id")
    .limit(projectsPerChunk)
    .execute();
}

export async function readUnits(
  context: LoadContext,
  range: IdRange,
): Promise<(projectId: number) => StoredUnit[]> {
  return groupBy(
    await selectUnits(context, range),
    ({ projectId }) => projectId,
    (unit) => unit,
  );
}

function selectUnits({ database }: LoadContext, { first, last }: IdRange) {
  return database
    .selectFrom("unit")
    .innerJoin("property_type as type", "type.id", "unit.property_type_id")
    .select([
      "unit.project_id as projectId",
      "unit.property_type_id as typeId",
      "type.category",
      "unit.rooms",
      "unit.area_min_m2 as areaFrom",
      "unit.area_max_m2 as areaTo",
      "unit.price_from_usd as priceFrom",
      "unit.price_to_usd as priceTo",
      "unit.available",
    ])
    .where("unit.project_id", ">=", first)
    .where("unit.project_id", "<=", last)
    .orderBy("unit.project_id")
    .orderBy("unit.position")
    .execute();
}

/** Reads the published amenities, by project id. */
export async function readAmenities(
  { database }: LoadContext,
  { first, last }: IdRange,
): Promise<(projectId: number) => { id: number; slug: string }[]> {
  const rows = await database
    .selectFrom("project_amenity as link")
    .innerJoin("amenity", "amenity.id", "link.amenity_id")
    .select(["link.project_id", "amenity.id", "amenity.slug"])
    .where("amenity.published", "=", 1)
    .where("link.project_id", ">=", first)
    .where("link.project_id", "<=", last)
    .orderBy("link.project_id")
    .execute();
  return groupBy(
    rows,
    (row) => row.project_id,
    ({ id, slug }) => ({ id, slug }),
  );
}
