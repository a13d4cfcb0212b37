export class GrowingColumn {
  #values = new Int32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Int32Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }

  toArray(): Int32Array {
    return this.#values.slice(0, this.#length);
  }
}

/** Dictionary encoding: assigns codes to distinct values, from 1 in order of appearance; 0 means no value. */
export class ColumnDictionary<Value> {
  readonly #codes = new Map<Value, number>();
  readonly #values: Value[] = [];

  encode(value: Value | null): number {
    if (value === null) return 0;
    const code = this.#codes.get(value);
    if (code !== undefined) return code;
    this.#values.push(value);
    this.#codes.set(value, this.#values.length);
    return this.#values.length;
  }

  /** The code of a value; 0 if no project has it. */
  codeOf(value: Value): number {
    return this.#codes.get(value) ?? 0;
  }

  /** The value at index `n` has the code `n + 1`. */
  get values(): readonly Value[] {
    return this.#values;
  }

  /** Length of a table indexed by code. */
  get size(): number {
    return this.#values.length + 1;
  }
}

/** Dictionary encoding of sets of numbers, from 1 in order of appearance. */
export class SetDictionary {
  readonly #keys = new ColumnDictionary<string>();
  readonly #sets: (readonly number[])[] = [];

  /** Order and duplicates of the members do not matter. */
  encode(members: Iterable<number>): number {
    const set = [...new Set(members)].sort((one, other) => one - other);
    const code = this.#keys.encode(set.join(" "));
    if (code > this.#sets.length) this.#sets.push(set);
    return code;
  }

  /** The set at index `n` has the code `n + 1`. */
  get sets(): readonly (readonly number[])[] {
    return this.#sets;
  }

  get size(): number {
    return this.#sets.length + 1;
  }
}
