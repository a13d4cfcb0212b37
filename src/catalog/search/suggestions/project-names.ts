import type { Source } from "#catalog/kept.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import { NameLines } from "#catalog/search/suggestions/name-lines.ts";

export interface NamedProject {
  id: number;
  nearness: 0 | 1;
}

/** Finds at most so many projects for what has been typed, as `nameKey` writes it. */
export type FindProjects = (typed: string, limit: number) => NamedProject[];

/** Makes the projects that visitors may see findable by name and reference, those for sale first and the newest of them; for `keep`. */
export async function loadProjectNames(source: Source): Promise<FindProjects> {
  const rows = await visibleProjects(source)
    .innerJoin("project_name_key as named", "named.project_id", "project.id")
    .select(["project.id", "project.ref", "named.name_key as key"])
    .orderBy((eb) => eb.case().when("project.status", "=", "sold").then(1).else(0).end())
    .orderBy("project.published_at", "desc")
    .orderBy("project.id", "desc")
    .execute();
  const ids = rows.map(({ id }) => id);
  const names = new NameLines(rows.map(({ key }) => key));
  const references = new NameLines(rows.map(({ ref }) => ref.toLowerCase().replace("-", " ")));
  return (typed, limit) => {
    // The letters of a reference stand for a city: without a number they would bring all of its projects.
    const lines = [
      ...names.find(typed, limit),
      ...(/\d/.test(typed) ? references.find(typed, limit) : []),
    ];
    const found = new Map<number, NamedProject>();
    for (const { index, nearness } of lines) {
      const id = ids[index];
      if (id !== undefined && !found.has(id)) found.set(id, { id, nearness });
    }
    return [...found.values()];
  };
}
