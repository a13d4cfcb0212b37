import { fixedBit, type Group, groupsByWeight } from "#catalog/search/filter-groups.ts";
import type { Inventory } from "#catalog/search/inventory/inventory.ts";
import type { Misses } from "#catalog/search/misses.ts";

/**
 * Counts the projects that only this one group keeps away: all else they meet, and one and the same row of theirs all other
 * groups of rows. `rowGroupsAsked` are the bits of the row groups at work, `fixedBit` where a filter page sets one.
 */
export function countKeptAway(
  { projects: { firstRow } }: Inventory,
  misses: Misses,
  rowGroupsAsked: number,
): Record<Group, number> {
  const kept = new Int32Array(groupsByWeight.length);
  for (let place = 0; place < misses.projects.length; place++) {
    const missed = misses.projects[place] ?? 0;
    if (missed !== 0 && !isOneGroup(missed)) continue;
    const byRows = missedByRows(place);
    if (byRows === null) countIn(missed);
    else if (missed === 0) countIn(byRows);
  }
  const counts = groupsByWeight.map((group, index) => [group, kept[index] ?? 0]);
  return Object.fromEntries(counts) as Record<Group, number>; // of each group

  function countIn(groups: number): void {
    for (let bits = groups; bits !== 0; bits &= bits - 1) {
      const index = 31 - Math.clz32(bits & -bits);
      kept[index] = (kept[index] ?? 0) + 1;
    }
  }

  /** The single groups that rows of a project miss; null where one of them misses nothing. */
  function missedByRows(place: number): number | null {
    if (rowGroupsAsked === 0) return null;
    // Without any filter of rows but one, that one keeps away projects that have no row on offer, too.
    let nearly = isOneGroup(rowGroupsAsked) ? rowGroupsAsked : 0;
    const end = firstRow[place + 1] ?? 0;
    for (let row = firstRow[place] ?? 0; row < end; row++) {
      const missed = misses.rows[row] ?? 0;
      if (missed === 0) return null;
      if (isOneGroup(missed)) nearly |= missed;
    }
    return nearly;
  }
}

/** Exactly one group, and one that can be taken off. */
function isOneGroup(bits: number): boolean {
  return bits !== 0 && (bits & (bits - 1)) === 0 && bits !== fixedBit;
}
