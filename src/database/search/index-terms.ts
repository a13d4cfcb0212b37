import type { Locale } from "#domain/locale.ts";

/** PostgreSQL limits a lexeme to 2,046 bytes. */
const maxTermLength = 100;

/** Removes duplicates; throws for terms with other characters than letters and digits, which could be query syntax. */
export function toIndexTerms(terms: readonly string[]): string[] {
  return [...new Set(terms.map(toIndexTerm))];
}

function toIndexTerm(term: string): string {
  if (!/^[\p{L}\p{N}]+$/u.test(term)) throw new Error(`Not a term: ${JSON.stringify(term)}`);
  return [...term].slice(0, maxTermLength).join("");
}

/** Match tier: 0 in the name, 1 in name, place or facts, 2 anywhere. */
export type Tier = 0 | 1 | 2;

/** Fixed-length prefix of locale and tier, so that prefix searches match only terms of the same locale and tier. */
export function prefixTerm(term: string, locale: Locale, tier: Tier): string {
  return `${locale}${tier}${term}`;
}
