/** Entries by their keys, the least recently used first. */
export interface BoundedEntries<Entry> {
  get(key: string): Entry | undefined;
  /** Gives an entry and puts it behind all others. */
  use(key: string): Entry | undefined;
  /** Puts an entry behind all others, in the place of a former one under its key. */
  put(key: string, entry: Entry): void;
  /** To be called when an entry may have come to weigh something else. */
  weigh(key: string): void;
  drop(key: string): void;
  clear(): void;
  /** Of all that are there, keys of two bytes a character included. */
  readonly bytes: number;
}

/**
 * Makes room for entries that weigh `maxBytes` together; what is beyond goes, beginning with the first. One that weighs more by
 * itself goes alone.
 */
export function createBoundedEntries<Entry>(
  maxBytes: number,
  bytesOf: (entry: Entry) => number,
): BoundedEntries<Entry> {
  const entries = new Map<string, Entry>();
  const weights = new Map<string, number>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= weights.get(key) ?? 0;
    weights.delete(key);
    entries.delete(key);
  }

  function weigh(key: string): void {
    const entry = entries.get(key);
    if (entry === undefined) return;
    const weight = 2 * key.length + bytesOf(entry);
    if (weight > maxBytes) return drop(key);
    bytes += weight - (weights.get(key) ?? 0);
    weights.set(key, weight);
    for (const first of entries.keys()) {
      if (bytes <= maxBytes) break;
      drop(first);
    }
  }

  return {
    get: (key) => entries.get(key),
    put(key, entry) {
      drop(key);
      entries.set(key, entry);
      weigh(key);
    },
    use(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    weigh,
    drop,
    clear() {
      entries.clear();
      weights.clear();
      bytes = 0;
    },
    get bytes() {
      return bytes;
    },
  };
}
