import type { Inventory } from "#catalog/search/inventory/inventory.ts";
import { countColumn } from "#catalog/search/tally.ts";

/** Counts visible projects by region or developer id; ids without any are missing from the map. */
export function countProjectsBy(
  { projects, dictionaries }: Inventory,
  kind: "country" | "city" | "town" | "developer",
): ReadonlyMap<number, number> {
  const excludedBy = new Int32Array(projects.id.length); // no filters
  const counts = countColumn(projects[kind], dictionaries[kind].size, { excludedBy, except: 0 });
  return new Map(dictionaries[kind].values.map((id, index) => [id, counts[index + 1] ?? 0]));
}
