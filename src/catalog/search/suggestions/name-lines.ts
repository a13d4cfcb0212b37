import { nearness } from "#catalog/search/suggestions/nearness.ts";

export interface NearLine {
  /** Which of the names, from 0. */
  index: number;
  nearness: 0 | 1;
}

/**
 * Names as `nameKey` writes them, in the order in which they are to be found, as one long text: a hundred thousand are looked
 * through in a millisecond or two, without an object for each.
 */
export class NameLines {
  /** A line a name; each word stands behind a space. */
  readonly #text: string;
  /** Where each line begins. */
  readonly #starts: Uint32Array;

  constructor(names: readonly string[]) {
    this.#text = names.map((name) => `\n ${name}`).join("");
    this.#starts = new Uint32Array(names.length);
    let start = 0;
    for (const [index, { length }] of names.entries()) {
      this.#starts[index] = start;
      start += length + 2;
    }
  }

  /** Finds at most `limit` names for what has been typed: those that begin with it, then those with words that do. */
  find(typed: string, limit: number): NearLine[] {
    // A word that no name has is found out by one look at the text, rather than by one at every name that has the others.
    if (typed.split(" ").some((word) => !this.#text.includes(` ${word}`))) return [];
    const begun = new Set<number>();
    for (const index of this.#linesWith(`\n ${typed}`)) {
      if (begun.size >= limit) break;
      begun.add(index);
    }
    const found: NearLine[] = [...begun].map((index) => ({ index, nearness: 0 }));
    for (const index of this.#linesWith(` ${rarestWord(typed)}`)) {
      if (found.length >= limit) break;
      if (!begun.has(index) && nearness(this.#nameAt(index), typed) !== null)
        found.push({ index, nearness: 1 });
    }
    return found;
  }

  *#linesWith(wanted: string): Generator<number> {
    let at = this.#text.indexOf(wanted);
    while (at >= 0) {
      const index = this.#indexAt(at);
      yield index;
      const next = this.#starts[index + 1];
      if (next === undefined) return;
      at = this.#text.indexOf(wanted, next);
    }
  }

  #nameAt(index: number): string {
    return this.#text.slice((this.#starts[index] ?? 0) + 2, this.#starts[index + 1]);
  }

  #indexAt(position: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** The longest: most names that lack the others lack it too. */
function rarestWord(typed: string): string {
  return typed.split(" ").reduce((one, other) => (other.length > one.length ? other : one));
}
