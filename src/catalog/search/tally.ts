/**
 * What the scan counts with: short loops over whole columns, and none but the plainest branches. Which projects are counted
 * is as good as random, and a processor that guesses wrong loses more time than it takes to add nothing.
 */
import { highestOfNone, lowestOfNone } from "#catalog/search/inventory/inventory.ts";

/** Projects by the number of what they are. */
export type Tally = Int32Array;

/** Bits of the groups that exclude each project, by place, and those of a group that does not count. */
export interface Counted {
  excludedBy: Int32Array;
  except: number;
}

/** 1 where no bit is set, else 0. */
export function isNone(bits: number): number {
  return (bits - 1) >>> 31;
}

/** Counts by what a column holds: projects excluded by nothing but the excepted group. */
export function countColumn(
  column: Int32Array,
  size: number,
  { excludedBy, except }: Counted,
): Tally {
  const counts = new Int32Array(size);
  for (let place = 0; place < excludedBy.length; place++) {
    const number = column[place] ?? 0;
    counts[number] = (counts[number] ?? 0) + isNone((excludedBy[place] ?? 0) & ~except);
  }
  return counts;
}

/** Turns counts of sets into counts of their members. */
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

/** Lowest and highest; null where there is none. */
export type Extent = { from: number; to: number } | null;

/** Columns of ranges that belong together. */
export interface Ranges {
  from: Int32Array;
  to: Int32Array;
}

/** From the lowest to the highest of all ranges excluded by nothing but the excepted group. */
export function extentOf({ from, to }: Ranges, { excludedBy, except }: Counted): Extent {
  let lowest = lowestOfNone;
  let highest = highestOfNone;
  for (let place = 0; place < excludedBy.length; place++) {
    const hidden = isNone((excludedBy[place] ?? 0) & ~except) - 1; // all bits where it is not counted
    lowest = Math.min(lowest, (from[place] ?? 0) | (hidden & lowestOfNone));
    highest = Math.max(highest, (to[place] ?? 0) | (hidden & highestOfNone));
  }
  return extent(lowest, highest);
}

/** Makes an extent of what has been found; null where that was nothing. */
export function extent(lowest: number, highest: number): Extent {
  return highest === highestOfNone ? null : { from: lowest, to: highest };
}
