import type { ReadContext } from "#catalog/read-context.ts";

/**
 * Selects from the visible projects: released by today, under a published developer, city and country. Joined as
 * `project`, `developer`, `city` and `country`.
 */
export function visibleProjects({ database, today }: Pick<ReadContext, "database" | "today">) {
  return releasedProjects({ database, today })
    .where("project.published", "=", 1)
    .where("developer.published", "=", 1)
    .where("city.published", "=", 1)
    .where("country.published", "=", 1);
}

/** The same joins without the checks of publication, so that withdrawn projects are found too. */
export function releasedProjects({ database, today }: Pick<ReadContext, "database" | "today">) {
  return database
    .selectFrom("project")
    .innerJoin("developer", "developer.id", "project.developer_id")
    .innerJoin("region as city", "city.id", "project.city_id")
    .innerJoin("region as country", "country.id", "project.country_id")
    .where("project.published_at", "<=", today);
}
