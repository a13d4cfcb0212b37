import { projectStatuses } from "#domain/vocabulary.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { indexOfProject } from "#catalog/search/inventory/inventory.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";

const maxShown = 3;
const sold = projectStatuses.indexOf("sold");
/** More than any difference of two prices in US dollars. */
const furthest = 2 ** 40;

/** Ids of up to three other projects of the country: same city first, then by price difference, sold ones last. */
export async function findSimilar({ cached }: ReadContext, projectId: number): Promise<number[]> {
  const inventory = await cached(loadInventory);
  const { id, country, city, status, startFrom } = inventory.projects;
  const own = indexOfProject(inventory, projectId);
  const distance = (index: number) =>
    (status[index] === sold ? 2 * furthest : 0) +
    (city[index] === city[own] ? 0 : furthest) +
    Math.abs((startFrom[index] ?? 0) - (startFrom[own] ?? 0));
  const nearest: { id: number; away: number }[] = [];
  for (let index = 0; index < id.length; index++) {
    if (index === own || country[index] !== country[own]) continue;
    const away = distance(index);
    if (nearest.length === maxShown && away >= (nearest.at(-1)?.away ?? 0)) continue;
    nearest.push({ id: id[index] ?? 0, away });
    nearest.sort((one, other) => one.away - other.away);
    nearest.length = Math.min(nearest.length, maxShown);
  }
  return nearest.map((project) => project.id);
}
