import type { Reading } from "#catalog/reading.ts";

/**
 * Starts a query over the projects that visitors may see: published by today, under a published developer, city and
 * country. Joined as `project`, `developer`, `city` and `country`.
 */
export function visibleProjects({ database, today }: Pick<Reading, "database" | "today">) {
  return startedProjects({ database, today })
    .where("project.published", "=", 1)
    .where("developer.published", "=", 1)
    .where("city.published", "=", 1)
    .where("country.published", "=", 1);
}

/** Starts a query, joined alike, over the projects whose day of publication has come, those that have been withdrawn among them. */
export function startedProjects({ database, today }: Pick<Reading, "database" | "today">) {
  return database
    .selectFrom("project")
    .innerJoin("developer", "developer.id", "project.developer_id")
    .innerJoin("region as city", "city.id", "project.city_id")
    .innerJoin("region as country", "country.id", "project.country_id")
    .where("project.published_at", "<=", today);
}
