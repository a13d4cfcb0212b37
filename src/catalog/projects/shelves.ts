import type { ProjectShelf } from "#contract/project.ts";
import { newestProjects } from "#catalog/projects/newest-projects.ts";
import { summarizeProjects } from "#catalog/projects/summaries.ts";
import type { gone, Reading } from "#catalog/reading.ts";
import { withdrawnRegion } from "#catalog/regions/withdrawn-region.ts";

const latestCount = 6;

/** Lists the featured projects, newest first; the first one leads. */
export async function listFeaturedProjects(reading: Reading): Promise<ProjectShelf> {
  return shelf(reading, await newestProjects(reading, { featured: true }));
}

export async function listLatestProjects(reading: Reading): Promise<ProjectShelf> {
  return shelf(reading, await newestProjects(reading, { most: latestCount }));
}

/** Lists the projects of a town; null for an unknown town, `withdrawn` for one published before. */
export async function listTownProjects(
  reading: Reading,
  townSlug: string,
): Promise<ProjectShelf | typeof gone | null> {
  const town = await reading.database
    .selectFrom("region as town")
    .innerJoin("region as city", "city.id", "town.parent_id")
    .innerJoin("region as country", "country.id", "city.parent_id")
    .select("town.id")
    .where("town.slug", "=", townSlug)
    .where("town.kind", "=", "town")
    .where("town.published", "=", 1)
    .where("city.published", "=", 1)
    .where("country.published", "=", 1)
    .executeTakeFirst();
  if (town === undefined) return withdrawnRegion(reading, "town", townSlug);
  return shelf(reading, await newestProjects(reading, { townId: town.id }));
}

async function shelf(reading: Reading, ids: readonly number[]): Promise<ProjectShelf> {
  return { content: await summarizeProjects(reading, ids) };
}
