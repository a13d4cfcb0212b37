import type { PropertyTypeList } from "#contract/project.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import type { Reading } from "#catalog/reading.ts";
import { onOffer } from "#catalog/search/row-conditions.ts";

/** Lists the property types in the order of their file, each with its number of projects. */
export async function listPropertyTypes(reading: Reading): Promise<PropertyTypeList> {
  const [types, counts] = await Promise.all([readTypes(reading), countByType(reading)]);
  const projectsOf = new Map(counts.map(({ typeId, projects }) => [typeId, projects]));
  return {
    content: types.map(({ id, ...type }) => ({ ...type, projects: projectsOf.get(id) ?? 0 })),
  };
}

function readTypes({ database, locale }: Reading) {
  return database
    .selectFrom("property_type as type")
    .innerJoin("property_type_text as text", (join) =>
      join.onRef("text.property_type_id", "=", "type.id").on("text.locale", "=", locale),
    )
    .select(["type.id", "type.slug", "text.name", "text.plural", "type.category"])
    .where("type.published", "=", 1)
    .orderBy("type.position")
    .orderBy("type.id")
    .execute();
}

function countByType(reading: Reading) {
  return visibleProjects(reading)
    .innerJoin("unit", "unit.project_id", "project.id")
    .where(onOffer)
    .select(({ fn }) => [
      "unit.property_type_id as typeId",
      fn.count<number>("project.id").distinct().as("projects"),
    ])
    .groupBy("unit.property_type_id")
    .execute();
}
