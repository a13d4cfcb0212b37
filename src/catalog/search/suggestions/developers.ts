import { nameKey } from "#domain/search/tokens.ts";
import type { LoadContext } from "#catalog/content-cache.ts";
import { fromJson } from "#database/json.ts";
import { countProjectsBy } from "#catalog/search/inventory/count-projects.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";

export interface NamedDeveloper {
  slug: string;
  name: string;
  keys: readonly string[];
  projects: number;
}

/** Loads the published developers, those with most projects first. */
export async function loadDevelopers(context: LoadContext): Promise<NamedDeveloper[]> {
  const [developers, texts, inventory] = await Promise.all([
    context.database
      .selectFrom("developer")
      .select(["id", "slug", "name"])
      .where("published", "=", 1)
      .orderBy("slug")
      .execute(),
    context.database
      .selectFrom("developer_text")
      .select(["developer_id as id", "also_called as alsoCalled"])
      .execute(),
    context.cached(loadInventory),
  ]);
  const alsoCalled = Map.groupBy(texts, ({ id }) => id);
  const furtherNames = (id: number) =>
    (alsoCalled.get(id) ?? []).flatMap((text) => fromJson<string[]>(text.alsoCalled));
  const projectsOf = countProjectsBy(inventory, "developer");
  return developers
    .map(({ id, slug, name }) => ({
      slug,
      name,
      keys: [name, ...furtherNames(id)].map(nameKey),
      projects: projectsOf.get(id) ?? 0,
    }))
    .sort((one, other) => other.projects - one.projects);
}
