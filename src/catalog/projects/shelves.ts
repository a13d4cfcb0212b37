/** Short rows of cards: the newest first, sold projects last. */
import type { ProjectShelf } from "#contract/project.ts";
import { summarizeProjects } from "#catalog/projects/summaries.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import type { Reading } from "#catalog/reading.ts";
import { orderTerms } from "#catalog/search/ordering.ts";

const latestCount = 6;

/** Lists the featured projects; the first one leads. */
export async function listFeaturedProjects(reading: Reading): Promise<ProjectShelf> {
  return shelf(reading, newest(reading).where("project.featured", "=", 1));
}

/** Lists the six newest projects. */
export async function listLatestProjects(reading: Reading): Promise<ProjectShelf> {
  return shelf(reading, newest(reading).limit(latestCount));
}

/** Lists the projects of a town; null where there is no such town. */
export async function listTownProjects(
  reading: Reading,
  townSlug: string,
): Promise<ProjectShelf | null> {
  const town = await reading.database
    .selectFrom("region")
    .select("region.id")
    .where("region.slug", "=", townSlug)
    .where("region.kind", "=", "town")
    .where("region.published", "=", 1)
    .executeTakeFirst();
  if (town === undefined) return null;
  return shelf(reading, newest(reading).where("project.town_id", "=", town.id));
}

function newest(reading: Reading) {
  let query = visibleProjects(reading).select("project.id");
  for (const [term, direction] of orderTerms({ by: "date", direction: "desc" })) {
    query = query.orderBy(term, direction);
  }
  return query;
}

async function shelf(reading: Reading, query: ReturnType<typeof newest>): Promise<ProjectShelf> {
  const rows = await query.execute();
  const ids = rows.map(({ id }) => id);
  return { content: await summarizeProjects(reading, ids) };
}
