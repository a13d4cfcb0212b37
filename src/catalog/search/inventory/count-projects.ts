import type { Inventory } from "#catalog/search/inventory/inventory.ts";
import { countColumn } from "#catalog/search/tally.ts";

/** Counts the visible projects of every place or developer, by its id; none is left out that has any. */
export function countProjectsBy(
  { projects, numberings }: Inventory,
  kind: "country" | "city" | "town" | "developer",
): ReadonlyMap<number, number> {
  const excludedBy = new Int32Array(projects.id.length); // nothing is asked for
  const counts = countColumn(projects[kind], numberings[kind].size, { excludedBy, except: 0 });
  return new Map(numberings[kind].values.map((id, index) => [id, counts[index + 1] ?? 0]));
}
