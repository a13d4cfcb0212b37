import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";

/** What a locale-independent loader reads from. */
export interface LoadContext {
  database: Kysely<Database>;
  /** ISO date. */
  today: string;
  /** For values that are derived from other cached values. */
  cached: ContentCache;
}

/**
 * Memoizes `load` per content version and shares a running load among concurrent callers. The function is the cache key,
 * so it must be the same reference on every call.
 */
export type ContentCache = <Value>(
  load: (context: LoadContext) => Promise<Value>,
) => Promise<Value>;

/** Caches values derived from the content of one database for its newest content version. */
export function createContentCache(
  database: Kysely<Database>,
): (contentVersion: string, today: string) => ContentCache {
  let newest: string | undefined;
  let values = new Map<unknown, Promise<unknown>>();

  return (contentVersion, today) => {
    if (contentVersion !== newest) {
      newest = contentVersion;
      values = new Map();
    }
    const cache = values; // a request that began before a load keeps using the cache of its own version
    function cached<Value>(load: (context: LoadContext) => Promise<Value>): Promise<Value> {
      const value = cache.get(load) ?? load({ database, today, cached });
      cache.set(load, value);
      value.catch(() => cache.delete(load));
      return value as Promise<Value>; // stored under the function that returned it
    }
    return cached;
  };
}
