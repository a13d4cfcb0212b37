import { LRUCache } from "lru-cache";
import type { TierIds } from "#database/search/match-documents.ts";
import type { Locale } from "#domain/locale.ts";
import type { LoadContext } from "#catalog/content-cache.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { matchText } from "#catalog/search/match-text.ts";

type Matches = readonly TierIds[];

/** Memory limit of the cache in bytes, enough for about a hundred texts that match half of 100,000 projects. */
const maxBytes = 16 * 1024 * 1024;

/** Cached text search: the same text is searched again with every change of a filter or page. Cleared with each content version. */
export async function matchTextCached(
  { cached, locale }: Pick<ReadContext, "cached" | "locale">,
  text: string,
): Promise<Matches> {
  const matchCached = await cached(createMatchCache);
  return matchCached(locale, text);
}

async function createMatchCache({ database }: LoadContext) {
  const cache = new LRUCache<string, Matches>({ maxSize: maxBytes, sizeCalculation: bytesOf });

  return async (locale: Locale, text: string): Promise<Matches> => {
    const key = `${locale} ${text}`;
    const hit = cache.get(key);
    if (hit !== undefined) return hit;
    const matches = await matchText({ database, locale }, text);
    cache.set(key, matches);
    return matches;
  };
}

function bytesOf(matches: Matches, key: string): number {
  const bytes = 200 + 2 * key.length; // fixed overhead of an entry
  return matches.reduce((sum, { ids }) => sum + ids.byteLength, bytes);
}
