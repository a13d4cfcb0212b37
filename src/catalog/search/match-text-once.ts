import type { TierIds } from "#database/search/match-documents.ts";
import type { Locale } from "#domain/locale.ts";
import { createBoundedEntries } from "#memory/bounded-entries.ts";
import type { Source } from "#catalog/kept.ts";
import type { Reading } from "#catalog/reading.ts";
import { matchText } from "#catalog/search/match-text.ts";

type Matches = readonly TierIds[];

/** A hundred texts that half of a hundred thousand projects hold, or all that anybody asks for where there are fewer projects. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Finds what `matchText` finds, and looks once an edition: who has typed a text asks for it again with every filter and every
 * page. Texts that nobody asked for again are forgotten first.
 */
export async function matchTextOnce(
  { keep, locale }: Pick<Reading, "keep" | "locale">,
  text: string,
): Promise<Matches> {
  const matchOnce = await keep(rememberMatches);
  return matchOnce(locale, text);
}

async function rememberMatches({ database }: Source) {
  const known = createBoundedEntries<Matches>(mostBytes, bytesOf);

  return async (locale: Locale, text: string): Promise<Matches> => {
    const key = `${locale} ${text}`;
    const found = known.use(key);
    if (found !== undefined) return found;
    const matches = await matchText({ database, locale }, text);
    known.put(key, matches);
    return matches;
  };
}

function bytesOf(found: Matches): number {
  return found.reduce((sum, { ids }) => sum + ids.byteLength, 200); // and some for what holds them
}
