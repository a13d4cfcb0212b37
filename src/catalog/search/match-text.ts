import {
  type SearchTerms,
  matchDocuments,
  type TierIds,
} from "#database/search/match-documents.ts";
import { termsOf } from "#domain/search/terms.ts";
import type { Locale } from "#domain/locale.ts";
import type { ReadContext } from "#catalog/read-context.ts";

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
