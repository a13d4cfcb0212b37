/** Compact storage: whole numbers in typed arrays, things with ids as small numbers of their own. */

/** Grows as numbers are put in; `taken` gives them at their exact length. */
export class GrowingColumn {
  #values = new Int32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  put(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Int32Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }

  taken(): Int32Array {
    return this.#values.slice(0, this.#length);
  }
}

/** Numbers the different values of a column from 1 in the order in which they come; 0 stands for none. */
export class Numbering<Value> {
  readonly #numbers = new Map<Value, number>();
  readonly #values: Value[] = [];

  /** Gives the number of a value; a new one if there is none yet. */
  number(value: Value | null): number {
    if (value === null) return 0;
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#values.push(value);
    this.#numbers.set(value, this.#values.length);
    return this.#values.length;
  }

  /** Gives the number of a value, 0 where no project has it. */
  find(value: Value): number {
    return this.#numbers.get(value) ?? 0;
  }

  /** The values, the one with number 1 first. */
  get values(): readonly Value[] {
    return this.#values;
  }

  /** How long a table by number has to be. */
  get size(): number {
    return this.#values.length + 1;
  }
}

/** Numbers different sets of numbers from 1 in the order in which they come. */
export class SetNumbering {
  readonly #keys = new Numbering<string>();
  readonly #sets: (readonly number[])[] = [];

  /** Gives the number of the set of these, however often and in whatever order they come. */
  number(members: Iterable<number>): number {
    const set = [...new Set(members)].sort((one, other) => one - other);
    const number = this.#keys.number(set.join(" "));
    if (number > this.#sets.length) this.#sets.push(set);
    return number;
  }

  /** The sets, the one with number 1 first. */
  get sets(): readonly (readonly number[])[] {
    return this.#sets;
  }

  /** How long a table by number has to be. */
  get size(): number {
    return this.#sets.length + 1;
  }
}
