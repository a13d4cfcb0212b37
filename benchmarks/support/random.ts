/** Reproducible random numbers, so that two runs measure the same content. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** An integer from `from` to `to`, both inclusive. */
  integer(from: number, to: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** Distinct values in the order of the list. */
  sample<Value>(values: readonly Value[], count: number): Value[];
  /** For prices and sizes: most values near the median, few far above. */
  logNormal(median: number, spread: number): number;
}

/** A generator by seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  function pick<Value>(values: readonly Value[]): Value {
    const value = values[integer(0, values.length - 1)];
    if (value === undefined) throw new RangeError("There is nothing to pick from");
    return value;
  }
  function some<Value>(values: readonly Value[], count: number): Value[] {
    let left = Math.min(count, values.length);
    return values.filter((_, index) => {
      const isTaken = next() < left / (values.length - index);
      if (isTaken) left--;
      return isTaken;
    });
  }
  function logNormal(median: number, spread: number): number {
    const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
    return median * Math.exp(spread * normal);
  }
  return { next, integer, pick, sample: some, logNormal };
}
