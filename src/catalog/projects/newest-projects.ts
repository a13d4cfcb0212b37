import type { Reading } from "#catalog/reading.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";

interface Among {
  featured?: true;
  townId?: number;
  developerId?: number;
  /** How many at most; all of them unless told. */
  most?: number;
}

/** Finds visible projects, the newest first, sold ones last; gives their ids. */
export async function newestProjects(
  { keep }: Reading,
  { featured, townId, developerId, most = Infinity }: Among,
): Promise<number[]> {
  const { projects, numberings, orders } = await keep(loadInventory);
  // What no project has is number 0, which in these columns stands for "none": nothing is there.
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
