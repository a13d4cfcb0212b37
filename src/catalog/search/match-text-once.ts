import type { TierIds } from "#database/search/match-documents.ts";
import type { Locale } from "#domain/locale.ts";
import type { Source } from "#catalog/kept.ts";
import type { Reading } from "#catalog/reading.ts";
import { matchText } from "#catalog/search/match-text.ts";

type Matches = readonly TierIds[];

/** A hundred texts that half of a hundred thousand projects hold, or all that anybody asks for where there are fewer projects. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Finds what `matchText` finds, and looks once an edition: who has typed a text asks for it again with every filter and every
 * page. The texts asked for longest ago are forgotten first.
 */
export async function matchTextOnce(
  { keep, locale }: Pick<Reading, "keep" | "locale">,
  text: string,
): Promise<Matches> {
  const matchOnce = await keep(rememberMatches);
  return matchOnce(locale, text);
}

async function rememberMatches({ database }: Source) {
  const known = new Map<string, Matches>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= bytesOf(key, known.get(key) ?? []);
    known.delete(key);
  }

  return async (locale: Locale, text: string): Promise<Matches> => {
    const key = `${locale} ${text}`;
    const found = known.get(key) ?? (await matchText({ database, locale }, text));
    if (known.has(key)) forget(key);
    known.set(key, found);
    bytes += bytesOf(key, found);
    for (const eldest of known.keys()) {
      if (bytes <= mostBytes) break;
      forget(eldest);
    }
    return found;
  };
}

/** Two bytes a character of the key, and some for what holds it. */
function bytesOf(key: string, found: Matches): number {
  return found.reduce((sum, { ids }) => sum + ids.byteLength, 200 + 2 * key.length);
}
