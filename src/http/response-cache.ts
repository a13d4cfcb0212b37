import { LRUCache } from "lru-cache";
import type { EncodedBody } from "#http/encoded-body.ts";

/** Finished responses, by a key of all that they depend on. */
export interface ResponseCache<Cached> {
  get(key: string): Cached | undefined;
  set(key: string, response: Cached): void;
  /** Call after a cached body has been encoded once more. */
  resize(key: string): void;
  clear(): void;
  readonly bytes: number;
}

interface ResponseCacheOptions {
  /** Limit for all responses in all their encodings; 0 caches nothing. */
  maxBytes: number;
  /** Memory of a response beside its bodies and its key. */
  overheadBytes: number;
  /** Unlimited by default. */
  maxAgeMs?: number;
}

/** Creates a cache that evicts the least recently used responses. */
export function createResponseCache<Cached extends { bodies: EncodedBody }>({
  maxBytes,
  overheadBytes,
  maxAgeMs = 0,
}: ResponseCacheOptions): ResponseCache<Cached> {
  const cache = new LRUCache<string, Cached>({
    maxSize: Math.max(maxBytes, 1),
    sizeCalculation: ({ bodies }, key) => overheadBytes + 2 * key.length + bodies.size(),
    ttl: maxAgeMs,
  });

  return {
    get: (key) => cache.get(key),
    set: (key, response) => void cache.set(key, response),
    resize(key) {
      const cached = cache.peek(key);
      if (cached === undefined) return;
      const ttl = cache.getRemainingTTL(key);
      cache.delete(key); // setting the same object again would keep its old size
      cache.set(key, cached, { ttl: Number.isFinite(ttl) ? ttl : 0 });
    },
    clear: () => cache.clear(),
    get bytes() {
      return cache.calculatedSize;
    },
  };
}
