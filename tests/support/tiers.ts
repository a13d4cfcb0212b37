import type { TierIds } from "#database/search/match-documents.ts";

/** The best tier of each project, by id. */
export function tiersById(lists: readonly TierIds[]): Map<number, number> {
  return new Map(lists.flatMap(({ tier, ids }) => [...ids].map((id) => [id, tier] as const)));
}
