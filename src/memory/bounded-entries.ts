/** Entries by their keys, within a bound of bytes. */
export interface BoundedEntries<Entry> {
  get(key: string): Entry | undefined;
  /** Gives an entry, and counts it as used. */
  use(key: string): Entry | undefined;
  /** Puts an entry in the place of a former one under its key, else among those that were not used yet. */
  put(key: string, entry: Entry): void;
  /** To be called when an entry may have come to weigh something else. */
  weigh(key: string): void;
  drop(key: string): void;
  clear(): void;
  /** What all entries weigh with their keys, which take two bytes a character. */
  readonly bytes: number;
}

/** Of the room, what entries that were used may keep from those that were not. */
const usedShare = 0.8;

/**
 * Keeps entries that weigh `maxBytes` together at most. Where they weigh more, the one goes first that has waited longest for its
 * first use. Those that were used may fill `usedShare` of the room; beyond it, the one whose use is longest ago is new again
 * (segmented LRU, decision 31). An entry that weighs more than `maxBytes` by itself is not kept, and nothing goes for it.
 */
export function createBoundedEntries<Entry>(
  maxBytes: number,
  bytesOf: (entry: Entry) => number,
): BoundedEntries<Entry> {
  const fresh = createQueue<Entry>();
  const used = createQueue<Entry>();

  const takeOut = (key: string) => used.take(key) ?? fresh.take(key);

  function put(key: string, entry: Entry): void {
    const queue = used.take(key) === undefined ? fresh : used;
    fresh.take(key);
    queue.add(key, { entry, weight: 0 });
    weigh(key);
  }

  function use(key: string): Entry | undefined {
    const found = takeOut(key);
    if (found === undefined) return undefined;
    used.add(key, found);
    while (used.bytes > usedShare * maxBytes && used.size > 1) used.giveFirstTo(fresh);
    return found.entry;
  }

  function weigh(key: string): void {
    const queue = used.find(key) === undefined ? fresh : used;
    const found = queue.find(key);
    if (found === undefined) return;
    const weight = 2 * key.length + bytesOf(found.entry);
    if (weight > maxBytes) return void queue.take(key);
    queue.weigh(found, weight);
    const staying = queue === fresh ? 1 : 0; // the only new one stays: used ones make room for it
    while (fresh.bytes + used.bytes > maxBytes) (fresh.size > staying ? fresh : used).dropFirst();
  }

  return {
    get: (key) => (used.find(key) ?? fresh.find(key))?.entry,
    use,
    put,
    weigh,
    drop: (key) => void takeOut(key),
    clear() {
      fresh.clear();
      used.clear();
    },
    get bytes() {
      return fresh.bytes + used.bytes;
    },
  };
}

interface Weighed<Entry> {
  entry: Entry;
  weight: number;
}

/** Entries and what they weigh, in the order in which they were added. */
interface Queue<Entry> {
  readonly size: number;
  readonly bytes: number;
  find(key: string): Weighed<Entry> | undefined;
  take(key: string): Weighed<Entry> | undefined;
  add(key: string, weighed: Weighed<Entry>): void;
  weigh(weighed: Weighed<Entry>, weight: number): void;
  giveFirstTo(other: Queue<Entry>): void;
  dropFirst(): void;
  clear(): void;
}

function createQueue<Entry>(): Queue<Entry> {
  const entries = new Map<string, Weighed<Entry>>();
  let bytes = 0;

  function take(key: string): Weighed<Entry> | undefined {
    const found = entries.get(key);
    if (found === undefined) return undefined;
    entries.delete(key);
    bytes -= found.weight;
    return found;
  }

  function add(key: string, weighed: Weighed<Entry>): void {
    entries.set(key, weighed);
    bytes += weighed.weight;
  }

  return {
    find: (key) => entries.get(key),
    take,
    add,
    weigh(weighed, weight) {
      bytes += weight - weighed.weight;
      weighed.weight = weight;
    },
    giveFirstTo(other) {
      for (const [key, weighed] of entries) {
        take(key);
        return other.add(key, weighed);
      }
    },
    dropFirst() {
      for (const key of entries.keys()) return void take(key);
    },
    clear() {
      entries.clear();
      bytes = 0;
    },
    get size() {
      return entries.size;
    },
    get bytes() {
      return bytes;
    },
  };
}
