import type { Reading } from "#catalog/reading.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";

interface Among {
  featured?: true;
  townId?: number;
  developerId?: number;
  most?: number;
}

/** Ids of visible projects, newest first, sold ones last. */
export async function newestProjects(
  { keep }: Reading,
  { featured, townId, developerId, most = Infinity }: Among,
): Promise<number[]> {
  const { projects, numberings, orders } = await keep(loadInventory);
  // Code 0 means that no project has the value; in these columns it would match projects without one.
  const town = townId === undefined ? null : numberings.town.find(townId);
  const developer = developerId === undefined ? null : numberings.developer.find(developerId);
  if (town === 0 || developer === 0) return [];
  const ids: number[] = [];
  for (const place of orders.date.desc) {
    if (ids.length >= most) break;
    const isAmong =
      (town === null || projects.town[place] === town) &&
      (developer === null || projects.developer[place] === developer) &&
      (featured === undefined || projects.featured[place] === 1);
    if (isAmong) ids.push(projects.id[place] ?? 0);
  }
  return ids;
}
