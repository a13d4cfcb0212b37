import type { ReadContext } from "#catalog/read-context.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";

interface NewestProjectsFilter {
  featured?: true;
  townId?: number;
  developerId?: number;
  limit?: number;
}

/** Ids of visible projects, newest first, sold ones last. */
export async function newestProjects(
  { cached }: ReadContext,
  { featured, townId, developerId, limit = Infinity }: NewestProjectsFilter,
): Promise<number[]> {
  const { projects, dictionaries, orders } = await cached(loadInventory);
  // Code 0 means that no project has the value; in these columns it would match projects without one.
  const town = townId === undefined ? null : dictionaries.town.codeOf(townId);
  const developer = developerId === undefined ? null : dictionaries.developer.codeOf(developerId);
  if (town === 0 || developer === 0) return [];
  const ids: number[] = [];
  for (const index of orders.date.desc) {
    if (ids.length >= limit) break;
    const isAmong =
      (town === null || projects.town[index] === town) &&
      (developer === null || projects.developer[index] === developer) &&
      (featured === undefined || projects.featured[index] === 1);
    if (isAmong) ids.push(projects.id[index] ?? 0);
  }
  return ids;
}
