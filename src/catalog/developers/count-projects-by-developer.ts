import type { LoadContext } from "#catalog/content-cache.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { countProjectsBy } from "#catalog/search/inventory/count-projects.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";

/** Counts visible projects by developer id. */
export async function countProjectsByDeveloper({
  cached,
}: ReadContext): Promise<(developerId: number) => number> {
  const totals = await cached(loadTotals);
  return (developerId) => totals.get(developerId) ?? 0;
}

async function loadTotals({ cached }: LoadContext): Promise<ReadonlyMap<number, number>> {
  return countProjectsBy(await cached(loadInventory), "developer");
}
