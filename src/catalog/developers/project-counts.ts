import type { Source } from "#catalog/kept.ts";
import type { Reading } from "#catalog/reading.ts";
import { countProjectsBy } from "#catalog/search/inventory/count-projects.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";

/** Counts visible projects by developer id. */
export async function countProjectsByDeveloper({
  keep,
}: Reading): Promise<(developerId: number) => number> {
  const totals = await keep(loadTotals);
  return (developerId) => totals.get(developerId) ?? 0;
}

async function loadTotals({ keep }: Source): Promise<ReadonlyMap<number, number>> {
  return countProjectsBy(await keep(loadInventory), "developer");
}
