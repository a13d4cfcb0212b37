/** Selects a page by walking along one sort order and skipping projects that do not match. */
import type { Inventory } from "#catalog/search/inventory/inventory.ts";
import { noTier } from "#catalog/search/exclusion-tables.ts";
import type { Ordering } from "#catalog/search/ordering.ts";
import { projectStatuses } from "#domain/vocabulary.ts";

const sold = projectStatuses.indexOf("sold");

interface PageSelection {
  matching: Uint8Array;
  ordering: Ordering;
  /** Text match tier by project index; the best tier comes first in the default order. */
  tiers: Uint8Array | null;
  page: number;
  limit: number;
}

/** Project ids of one page; empty past the end. */
export function idsOfPage(
  { projects, orders }: Inventory,
  { matching, ordering, tiers, page, limit }: PageSelection,
): number[] {
  const order = orders[ordering.by][ordering.direction];
  const isDefault = ordering.by === "date" && ordering.direction === "desc";
  const indexes = tiers !== null && isDefault ? byTier() : inOrder(page * limit);
  return indexes.slice((page - 1) * limit, page * limit).map((index) => projects.id[index] ?? 0);

  function inOrder(maxCount: number): number[] {
    const found: number[] = [];
    for (const index of order) {
      if (matching[index] !== 1) continue;
      found.push(index);
      if (found.length === maxCount) break;
    }
    return found;
  }

  function byTier(): number[] {
    const ranked = new Map<number, number[]>();
    for (const index of order) {
      if (matching[index] !== 1) continue;
      const rank = (projects.status[index] === sold ? noTier + 1 : 0) + (tiers?.[index] ?? 0);
      const group = ranked.get(rank);
      if (group === undefined) ranked.set(rank, [index]);
      else group.push(index);
    }
    return [...ranked.keys()]
      .toSorted((one, other) => one - other)
      .flatMap((rank) => ranked.get(rank) ?? []);
  }
}
