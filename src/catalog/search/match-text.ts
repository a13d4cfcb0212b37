import {
  type SearchTerms,
  matchDocuments,
  type TierIds,
} from "#database/search/match-documents.ts";
import { termsOf } from "#domain/search/terms.ts";
import type { Locale } from "#domain/locale.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { LRUCache } from "lru-cache";
import type { LoadContext } from "#catalog/content-cache.ts";

/**
 * Ids of projects that contain all terms, by tier, the widest first: 2 anywhere, 1 in name, place and facts, 0 in name or
 * reference. Invisible projects can be among them: intersect with the visible ones.
 */
export async function matchText(
  { database, locale }: Pick<ReadContext, "database" | "locale">,
  text: string,
): Promise<readonly TierIds[]> {
  const terms = searchTermsOf(text, locale);
  if (terms.exact.length + terms.prefixes.length === 0) return [];
  return matchDocuments(database, locale, terms);
}

/** The last word is a prefix unless it is a single letter, which would match too much; one Chinese character is enough. */
export function searchTermsOf(text: string, locale: Locale): SearchTerms {
  const words = text.trim().split(/\s+/u);
  const last = termsOf(words.pop() ?? "", locale);
  const byPrefix = Map.groupBy(last, (term) => /^..|^\p{Script=Han}/u.test(term));
  return {
    exact: [...termsOf(words.join(" "), locale), ...(byPrefix.get(false) ?? [])],
    prefixes: byPrefix.get(true) ?? [],
  };
}

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
