import { sql } from "kysely";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import type { Reading } from "#catalog/reading.ts";
import { soldLast } from "#catalog/search/ordering.ts";

interface Reference {
  id: number;
  cityId: number;
  countryId: number;
  startFromUsd: number;
}

/** Finds up to three other projects of the country: those of the same city first, then the nearest by price. */
export async function findSimilar(reading: Reading, project: Reference): Promise<number[]> {
  const rows = await visibleProjects(reading)
    .select("project.id")
    .where("project.country_id", "=", project.countryId)
    .where("project.id", "!=", project.id)
    .orderBy(soldLast)
    .orderBy((eb) => eb.case().when("project.city_id", "=", project.cityId).then(0).else(1).end())
    .orderBy(sql`abs(project.start_from_usd - ${project.startFromUsd})`)
    .orderBy("project.id")
    .limit(3)
    .execute();
  return rows.map(({ id }) => id);
}
