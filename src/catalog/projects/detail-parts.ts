/** Parts that only the project page shows, by project id. */
import type { ProjectDetail } from "#contract/project.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { ReadContext } from "#catalog/read-context.ts";

export function readAmenities(
  { database, locale }: ReadContext,
  projectId: number,
): Promise<ProjectDetail["amenities"]> {
  return database
    .selectFrom("project_amenity")
    .innerJoin("amenity", "amenity.id", "project_amenity.amenity_id")
    .innerJoin("amenity_text as text", (join) =>
      join.onRef("text.amenity_id", "=", "amenity.id").on("text.locale", "=", locale),
    )
    .select(["amenity.slug", "text.name", "amenity.icon"])
    .where("project_amenity.project_id", "=", projectId)
    .where("amenity.published", "=", 1)
    .orderBy("project_amenity.position")
    .execute();
}

export function readDistances(
  { database, locale }: ReadContext,
  projectId: number,
): Promise<ProjectDetail["distances"]> {
  return database
    .selectFrom("project_distance as distance")
    .innerJoin("project_distance_text as text", (join) =>
      join
        .onRef("text.project_id", "=", "distance.project_id")
        .onRef("text.position", "=", "distance.position")
        .on("text.locale", "=", locale),
    )
    .select(["text.place as to", "distance.minutes", "distance.mode"])
    .where("distance.project_id", "=", projectId)
    .orderBy("distance.position")
    .execute();
}

export async function readFloorPlans(
  context: ReadContext,
  projectId: number,
): Promise<ProjectDetail["floorPlans"]> {
  const plans = await context.database
    .selectFrom("project_floor_plan as plan")
    .select(["plan.file", "plan.rooms"])
    .where("plan.project_id", "=", projectId)
    .orderBy("plan.position")
    .execute();
  const pictureOf = await findPictures(
    context,
    plans.map(({ file }) => file),
  );
  return plans.map(({ file, rooms }) => ({ picture: pictureOf(file), rooms }));
}

export async function readInvestment(
  { database }: ReadContext,
  projectId: number,
): Promise<ProjectDetail["investment"]> {
  const { furnished, managed, ...figures } = await database
    .selectFrom("project")
    .select([
      "gross_yield_pct as grossYieldPct",
      "service_charge_usd_per_m2_year as serviceChargeUsdPerM2Year",
      "appreciation_5y_pct as appreciation5yPct",
      "furnished",
      "managed",
    ])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow(); // the id comes from a query over projects
  return { ...figures, furnished: flagOrNull(furnished), managed: flagOrNull(managed) };
}

function flagOrNull(flag: 0 | 1 | null): boolean | null {
  return flag === null ? null : flag === 1;
}
