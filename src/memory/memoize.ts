import { LRUCache } from "lru-cache";

interface Bounds {
  maxEntries: number;
  /** Longer texts are computed each time. */
  maxLength: number;
}

/** Caches a pure function of a text, the most recently used results first. */
export function memoize<Value>(
  compute: (text: string) => Value,
  { maxEntries, maxLength }: Bounds,
): (text: string) => Value {
  const cache = new LRUCache<string, { value: Value }>({ max: maxEntries });

  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached.value;
    const value = compute(text);
    if (text.length <= maxLength) cache.set(text, { value });
    return value;
  };
}
