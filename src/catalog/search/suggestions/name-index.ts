import { matchRank } from "#catalog/search/suggestions/match-rank.ts";

export interface NameMatch {
  index: number;
  rank: 0 | 1;
}

/** Searches normalized names as one long string, without an object for each; results keep the order of the names. */
export class NameIndex {
  /** One line for each name; every word follows a space. */
  readonly #text: string;
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

  /** Finds at most `limit` names: those that start with the input, then those that contain words that do. */
  find(typed: string, limit: number): NameMatch[] {
    // One search of the whole text rules out words that no name contains.
    if (typed.split(" ").some((word) => !this.#text.includes(` ${word}`))) return [];
    const prefixed = new Set<number>();
    for (const index of this.#linesWith(`\n ${typed}`)) {
      if (prefixed.size >= limit) break;
      prefixed.add(index);
    }
    const matches: NameMatch[] = [...prefixed].map((index) => ({ index, rank: 0 }));
    for (const index of this.#linesWith(` ${rarestWord(typed)}`)) {
      if (matches.length >= limit) break;
      if (!prefixed.has(index) && matchRank(this.#nameAt(index), typed) !== null)
        matches.push({ index, rank: 1 });
    }
    return matches;
  }

  *#linesWith(text: string): Generator<number> {
    let at = this.#text.indexOf(text);
    while (at >= 0) {
      const index = this.#indexAt(at);
      yield index;
      const next = this.#starts[index + 1];
      if (next === undefined) return;
      at = this.#text.indexOf(text, next);
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

/** The longest word, because it is likely to match the fewest names. */
function rarestWord(typed: string): string {
  return typed.split(" ").reduce((one, other) => (other.length > one.length ? other : one));
}
