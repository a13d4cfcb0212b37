import type { Source } from "#catalog/kept.ts";
import type { Reading } from "#catalog/reading.ts";
import { countProjectsBy } from "#catalog/search/inventory/count-projects.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";

/** Counts visible projects by the id of a country, city or town. */
export async function countProjectsByRegion({
  keep,
}: Reading): Promise<(regionId: number) => number> {
  const totals = await keep(loadTotals);
  return (regionId) => totals.get(regionId) ?? 0;
}

async function loadTotals({ keep }: Source): Promise<ReadonlyMap<number, number>> {
  const inventory = await keep(loadInventory);
  return new Map(
    (["country", "city", "town"] as const).flatMap((kind) => [...countProjectsBy(inventory, kind)]),
  );
}
