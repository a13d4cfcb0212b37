/** Loops without branches, because matches are unpredictable and a mispredicted branch costs more than adding 0. */
import { emptyRangeMax, emptyRangeMin } from "#catalog/search/inventory/inventory.ts";

/** Number of projects by dictionary code. */
export type Tally = Int32Array;

/** Exclusion bits by project index, and the bits of the group that a facet ignores. */
export interface Counted {
  excludedBy: Int32Array;
  except: number;
}

export function isNone(bits: number): number {
  return (bits - 1) >>> 31;
}

/** Counts projects by column value, those excluded by nothing but the ignored group. */
export function countColumn(
  column: Int32Array,
  size: number,
  { excludedBy, except }: Counted,
): Tally {
  const counts = new Int32Array(size);
  for (let index = 0; index < excludedBy.length; index++) {
    const code = column[index] ?? 0;
    counts[code] = (counts[code] ?? 0) + isNone((excludedBy[index] ?? 0) & ~except);
  }
  return counts;
}

export function countMembers(
  sets: readonly (readonly number[])[],
  counts: Tally,
  size: number,
): Tally {
  const ofMembers = new Int32Array(size);
  for (const [index, members] of sets.entries())
    for (const member of members)
      ofMembers[member] = (ofMembers[member] ?? 0) + (counts[index + 1] ?? 0);
  return ofMembers;
}

export type Extent = { from: number; to: number } | null;

export interface Ranges {
  from: Int32Array;
  to: Int32Array;
}

/** Minimum and maximum of all ranges excluded by nothing but the ignored group. */
export function extentOf({ from, to }: Ranges, { excludedBy, except }: Counted): Extent {
  let lowest = emptyRangeMin;
  let highest = emptyRangeMax;
  for (let index = 0; index < excludedBy.length; index++) {
    const hidden = isNone((excludedBy[index] ?? 0) & ~except) - 1; // all bits set if not counted
    lowest = Math.min(lowest, (from[index] ?? 0) | (hidden & emptyRangeMin));
    highest = Math.max(highest, (to[index] ?? 0) | (hidden & emptyRangeMax));
  }
  return extent(lowest, highest);
}

export function extent(lowest: number, highest: number): Extent {
  return highest === emptyRangeMax ? null : { from: lowest, to: highest };
}
