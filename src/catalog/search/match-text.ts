import { matchDocuments, type TierIds } from "#database/search/match-documents.ts";
import { termsOf } from "#domain/search/terms.ts";
import type { Locale } from "#domain/locale.ts";
import type { Reading } from "#catalog/reading.ts";

/**
 * Finds the projects that hold all terms of a text in the language of the reading, their ids by tier, the widest first:
 * 2 anywhere, 1 in name, place and facts, 0 in the name or the reference. The last word may be unfinished. A text without a
 * letter or a digit finds nothing. Projects that visitors may not see can be among them: join the answer with those that they may.
 */
export async function matchText(
  { database, locale }: Pick<Reading, "database" | "locale">,
  text: string,
): Promise<readonly TierIds[]> {
  const wanted = wantedTerms(text, locale);
  if (wanted.whole.length + wanted.begun.length === 0) return [];
  return matchDocuments(database, locale, wanted);
}

/** Takes the last word for the beginning of one; a single letter begins too much, a single Chinese character does not. */
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
