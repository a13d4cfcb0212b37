import { matchDocuments, type TierIds } from "#database/search/match-documents.ts";
import { termsOf } from "#domain/search/terms.ts";
import type { Locale } from "#domain/locale.ts";
import type { Reading } from "#catalog/reading.ts";

/**
 * Ids of projects that contain all terms, by tier, the widest first: 2 anywhere, 1 in name, place and facts, 0 in name or
 * reference. Invisible projects can be among them: intersect with the visible ones.
 */
export async function matchText(
  { database, locale }: Pick<Reading, "database" | "locale">,
  text: string,
): Promise<readonly TierIds[]> {
  const wanted = wantedTerms(text, locale);
  if (wanted.whole.length + wanted.begun.length === 0) return [];
  return matchDocuments(database, locale, wanted);
}

/** The last word is a prefix unless it is a single letter, which would match too much; one Chinese character is enough. */
export function wantedTerms(
  text: string,
  locale: Locale,
): { whole: readonly string[]; begun: readonly string[] } {
  const words = text.trim().split(/\s+/u);
  const last = termsOf(words.pop() ?? "", locale);
  const maybeBegun = Map.groupBy(last, (term) => /^..|^\p{Script=Han}/u.test(term));
  return {
    whole: [...termsOf(words.join(" "), locale), ...(maybeBegun.get(false) ?? [])],
    begun: maybeBegun.get(true) ?? [],
  };
}
