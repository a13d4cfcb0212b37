import type { LoadContext } from "#catalog/content-cache.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { countProjectsBy } from "#catalog/search/inventory/count-projects.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";

/** Counts visible projects by the id of a country, city or town. */
export async function countProjectsByRegion({
  cached,
}: ReadContext): Promise<(regionId: number) => number> {
  const totals = await cached(loadTotals);
  return (regionId) => totals.get(regionId) ?? 0;
}

async function loadTotals({ cached }: LoadContext): Promise<ReadonlyMap<number, number>> {
  const inventory = await cached(loadInventory);
  return new Map(
    (["country", "city", "town"] as const).flatMap((kind) => [...countProjectsBy(inventory, kind)]),
  );
}
