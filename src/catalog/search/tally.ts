/** What the scan counts with. */

/** Projects by the number of what they are. */
export type Tally = Int32Array;

export function add(tally: Tally, number: number | undefined): void {
  if (number !== undefined) tally[number] = (tally[number] ?? 0) + 1;
}

/** Lowest and highest; null where there is none. */
export type Extent = { from: number; to: number } | null;

/** Counts each project once for a number, however many of its rows have it. Projects come one after the other. */
export class DistinctTally {
  readonly counts: Tally;
  readonly #last: Int32Array;

  constructor(size: number) {
    this.counts = new Int32Array(size);
    this.#last = new Int32Array(size).fill(-1);
  }

  put(number: number, place: number): void {
    if (this.#last[number] === place) return;
    this.#last[number] = place;
    this.counts[number] = (this.counts[number] ?? 0) + 1;
  }
}

/** From the lowest to the highest of ranges. */
export class Span {
  #from = Infinity;
  #to = -Infinity;

  put(from: number, to: number): void {
    if (from < this.#from) this.#from = from;
    if (to > this.#to) this.#to = to;
  }

  get extent(): Extent {
    return this.#from === Infinity ? null : { from: this.#from, to: this.#to };
  }
}
