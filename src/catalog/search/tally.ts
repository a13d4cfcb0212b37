/** What the scan counts with. */

/** Projects by the number of what they are. */
export type Tally = Int32Array;

export function add(tally: Tally, number: number | undefined): void {
  if (number !== undefined) tally[number] = (tally[number] ?? 0) + 1;
}

/** Counts each project once for a number, however many of its rows have it. */
export interface DistinctTally {
  counts: Tally;
  /** Place of the project that was last counted for a number: projects come one after the other. */
  last: Int32Array;
}

export function distinctTally(size: number): DistinctTally {
  return { counts: new Int32Array(size), last: new Int32Array(size).fill(-1) };
}

export function countOnce({ counts, last }: DistinctTally, number: number, place: number): void {
  if (last[number] === place) return;
  last[number] = place;
  counts[number] = (counts[number] ?? 0) + 1;
}

/** Lowest and highest; null where there is none. */
export type Extent = { from: number; to: number } | null;

/** From the lowest to the highest of ranges: two numbers in an array of their own kind, which takes them without boxes. */
export type Span = Int32Array;

const largest = 2 ** 31 - 1;

export function emptySpan(): Span {
  return Int32Array.of(largest, -1);
}

export function widen(span: Span, from: number, to: number): void {
  if (from < (span[0] ?? 0)) span[0] = from;
  if (to > (span[1] ?? 0)) span[1] = to;
}

export function extentOf([from = largest, to = -1]: Span): Extent {
  return to === -1 ? null : { from, to };
}
