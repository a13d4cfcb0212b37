import type { Source } from "#catalog/kept.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import type { Reading } from "#catalog/reading.ts";

/** Counts the visible projects of every developer, by the developer's id. */
export async function countProjectsByDeveloper({
  keep,
}: Reading): Promise<(developerId: number) => number> {
  const totals = await keep(loadTotals);
  return (developerId) => totals.get(developerId) ?? 0;
}

async function loadTotals(source: Source): Promise<ReadonlyMap<number, number>> {
  const rows = await visibleProjects(source)
    .select(({ fn }) => ["project.developer_id", fn.countAll<number>().as("projects")])
    .groupBy("project.developer_id")
    .execute();
  return new Map(rows.map(({ developer_id: id, projects }) => [id, projects]));
}
