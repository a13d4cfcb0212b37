import { nameKey } from "#domain/search/tokens.ts";
import type { Source } from "#catalog/kept.ts";
import { countProjectsBy } from "#catalog/search/inventory/count-projects.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";

export interface NamedDeveloper {
  slug: string;
  name: string;
  keys: readonly string[];
  /** Projects of theirs that visitors may see. */
  projects: number;
}

/** Reads the developers that visitors may see, those with most projects first; for `keep`. */
export async function loadDevelopers(source: Source): Promise<NamedDeveloper[]> {
  const [developers, inventory] = await Promise.all([
    source.database
      .selectFrom("developer")
      .select(["id", "slug", "name"])
      .where("published", "=", 1)
      .orderBy("slug")
      .execute(),
    source.keep(loadInventory),
  ]);
  const projectsOf = countProjectsBy(inventory, "developer");
  return developers
    .map(({ id, slug, name }) => ({
      slug,
      name,
      keys: [nameKey(name)],
      projects: projectsOf.get(id) ?? 0,
    }))
    .sort((one, other) => other.projects - one.projects);
}
