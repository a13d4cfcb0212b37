import type { ProjectList } from "#contract/project.ts";
import { newestProjects } from "#catalog/projects/newest-projects.ts";
import { summarizeProjects } from "#catalog/projects/summaries.ts";
import type { withdrawn, ReadContext } from "#catalog/read-context.ts";
import { withdrawnRegion } from "#catalog/regions/withdrawn-region.ts";

const latestCount = 6;

/** Lists the featured projects, newest first; the first one leads. */
export async function listFeaturedProjects(context: ReadContext): Promise<ProjectList> {
  return summaryList(context, await newestProjects(context, { featured: true }));
}

export async function listLatestProjects(context: ReadContext): Promise<ProjectList> {
  return summaryList(context, await newestProjects(context, { limit: latestCount }));
}

/** Lists the projects of a town; null for an unknown town, `withdrawn` for one published before. */
export async function listTownProjects(
  context: ReadContext,
  townSlug: string,
): Promise<ProjectList | typeof withdrawn | null> {
  const town = await context.database
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
  if (town === undefined) return withdrawnRegion(context, "town", townSlug);
  return summaryList(context, await newestProjects(context, { townId: town.id }));
}

async function summaryList(context: ReadContext, ids: readonly number[]): Promise<ProjectList> {
  return { content: await summarizeProjects(context, ids) };
}
