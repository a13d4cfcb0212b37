import type { FilterGroup } from "#site/features/search/filter-groups.ts";
import type { Instead } from "#site/features/search/listing-view.ts";

/** Filters to drop, and how many projects that brings back where it is known. */
export interface WayOut {
  groups: readonly FilterGroup[];
  count: number | null;
}

const mostOffered = 3;

/** What may be dropped: first what the nearest projects do not meet, then other filters that alone stand in the way. */
export function waysOut({ drops, nearest }: Pick<Instead, "drops" | "nearest">): WayOut[] {
  const ofNearest = nearest?.without ?? [];
  const [only] = ofNearest.length === 1 ? ofNearest : [];
  const others = drops
    .filter(({ filter }) => filter !== only)
    .map(({ filter, count }) => ({ groups: [filter], count }));
  if (ofNearest.length === 0) return others.slice(0, mostOffered);
  const count = drops.find(({ filter }) => filter === only)?.count ?? null;
  return [{ groups: ofNearest, count }, ...others].slice(0, mostOffered);
}
