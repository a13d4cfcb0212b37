import { nameKey } from "#domain/search/tokens.ts";
import type { Source } from "#catalog/kept.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";

export interface NamedDeveloper {
  slug: string;
  name: string;
  keys: readonly string[];
  /** Projects of theirs that visitors may see. */
  projects: number;
}

/** Reads the developers that visitors may see, those with most projects first; for `keep`. */
export async function loadDevelopers(source: Source): Promise<NamedDeveloper[]> {
  const [developers, counts] = await Promise.all([
    source.database
      .selectFrom("developer")
      .select(["id", "slug", "name"])
      .where("published", "=", 1)
      .orderBy("slug")
      .execute(),
    visibleProjects(source)
      .select(({ fn }) => ["developer.id", fn.countAll<number>().as("projects")])
      .groupBy("developer.id")
      .execute(),
  ]);
  const projectsOf = new Map(counts.map(({ id, projects }) => [id, projects]));
  return developers
    .map(({ id, slug, name }) => ({
      slug,
      name,
      keys: [nameKey(name)],
      projects: projectsOf.get(id) ?? 0,
    }))
    .sort((one, other) => other.projects - one.projects);
}
