import { fixedBit, type Group, groupsByImportance } from "#catalog/search/filter-groups.ts";
import type { Inventory } from "#catalog/search/inventory/inventory.ts";
import type { Exclusions } from "#catalog/search/exclusions.ts";

/** Counts the projects that only one group excludes; one and the same row has to meet all other unit filters. */
export function countExcludedByOne(
  { projects: { firstRow } }: Inventory,
  exclusions: Exclusions,
  rowGroupsAsked: number,
): Record<Group, number> {
  const found = new Int32Array(groupsByImportance.length);
  for (let place = 0; place < exclusions.projects.length; place++) {
    const excludedBy = exclusions.projects[place] ?? 0;
    if (excludedBy !== 0 && !isOneGroup(excludedBy)) continue;
    const byRows = singleExclusionsOfRows(place);
    if (byRows === null) countIn(excludedBy);
    else if (excludedBy === 0) countIn(byRows);
  }
  const counts = groupsByImportance.map((group, index) => [group, found[index] ?? 0]);
  return Object.fromEntries(counts) as Record<Group, number>; // of each group

  function countIn(groups: number): void {
    for (let bits = groups; bits !== 0; bits &= bits - 1) {
      const index = 31 - Math.clz32(bits & -bits);
      found[index] = (found[index] ?? 0) + 1;
    }
  }

  /** Bits of the groups that alone exclude some row of a project; null where a row meets them all. */
  function singleExclusionsOfRows(place: number): number | null {
    if (rowGroupsAsked === 0) return null;
    // A lone unit filter also excludes projects that have no row on offer.
    let nearly = isOneGroup(rowGroupsAsked) ? rowGroupsAsked : 0;
    const end = firstRow[place + 1] ?? 0;
    for (let row = firstRow[place] ?? 0; row < end; row++) {
      const excludedBy = exclusions.rows[row] ?? 0;
      if (excludedBy === 0) return null;
      if (isOneGroup(excludedBy)) nearly |= excludedBy;
    }
    return nearly;
  }
}

/** Exactly one bit, and of a group that the visitor can remove. */
function isOneGroup(bits: number): boolean {
  return bits !== 0 && (bits & (bits - 1)) === 0 && bits !== fixedBit;
}
