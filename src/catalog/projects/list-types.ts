import type { PropertyTypeList } from "#contract/project.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";
import { countColumn, countMembers } from "#catalog/search/tally.ts";

/** Lists the property types in content order, each with its number of visible projects. */
export async function listPropertyTypes(context: ReadContext): Promise<PropertyTypeList> {
  const [types, projectsOf] = await Promise.all([readTypes(context), countByType(context)]);
  return {
    content: types.map(({ id, ...type }) => ({ ...type, projects: projectsOf(id) })),
  };
}

function readTypes({ database, locale }: ReadContext) {
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

async function countByType({ cached }: ReadContext): Promise<(typeId: number) => number> {
  const { projects, typeSets, dictionaries } = await cached(loadInventory);
  const excludedBy = new Int32Array(projects.id.length); // no filters
  const bySet = countColumn(projects.types, typeSets.size, { excludedBy, except: 0 });
  const counts = countMembers(typeSets.sets, bySet, dictionaries.type.size);
  return (typeId) => {
    const code = dictionaries.type.codeOf(typeId);
    return code === 0 ? 0 : (counts[code] ?? 0);
  };
}
