import type { Source } from "#catalog/kept.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import type { Reading } from "#catalog/reading.ts";

/** Counts the visible projects of every country, city and town, by region id. */
export async function countProjectsByRegion({
  keep,
}: Reading): Promise<(regionId: number) => number> {
  const totals = await keep(loadTotals);
  return (regionId) => totals.get(regionId) ?? 0;
}

async function loadTotals(source: Source): Promise<ReadonlyMap<number, number>> {
  const rows = await visibleProjects(source)
    .select(({ fn }) => [
      "project.country_id",
      "project.city_id",
      "project.town_id",
      fn.countAll<number>().as("projects"),
    ])
    .groupBy(["project.country_id", "project.city_id", "project.town_id"])
    .execute();
  const totals = new Map<number, number>();
  for (const { country_id, city_id, town_id, projects } of rows) {
    for (const id of [country_id, city_id, town_id]) {
      if (id !== null) totals.set(id, (totals.get(id) ?? 0) + projects);
    }
  }
  return totals;
}
