import { LRUCache } from "lru-cache";
import type { TierIds } from "#database/search/match-documents.ts";
import type { Locale } from "#domain/locale.ts";
import type { Source } from "#catalog/kept.ts";
import type { Reading } from "#catalog/reading.ts";
import { matchText } from "#catalog/search/match-text.ts";

type Matches = readonly TierIds[];

/** Memory limit of the cache in bytes, enough for about a hundred texts that match half of 100,000 projects. */
const mostBytes = 16 * 1024 * 1024;

/** Cached text search: the same text returns with every change of a filter or page. Cleared with each content version. */
export async function matchTextOnce(
  { keep, locale }: Pick<Reading, "keep" | "locale">,
  text: string,
): Promise<Matches> {
  const matchOnce = await keep(rememberMatches);
  return matchOnce(locale, text);
}

async function rememberMatches({ database }: Source) {
  const known = new LRUCache<string, Matches>({ maxSize: mostBytes, sizeCalculation: bytesOf });

  return async (locale: Locale, text: string): Promise<Matches> => {
    const key = `${locale} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const matches = await matchText({ database, locale }, text);
    known.set(key, matches);
    return matches;
  };
}

function bytesOf(found: Matches, key: string): number {
  const bytes = 200 + 2 * key.length; // fixed overhead of an entry
  return found.reduce((sum, { ids }) => sum + ids.byteLength, bytes);
}
