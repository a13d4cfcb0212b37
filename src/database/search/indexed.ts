import type { Locale } from "#domain/locale.ts";

/** PostgreSQL refuses a term of more than 2,046 bytes; nobody types one. */
const mostCharacters = 100;

/**
 * Terms as both engines hold them, each once. Throws where one has anything but letters and digits in it: such a term could
 * speak the engines' query languages.
 */
export function indexed(terms: readonly string[]): string[] {
  return [...new Set(terms.map(indexedTerm))];
}

function indexedTerm(term: string): string {
  if (!/^[\p{L}\p{N}]+$/u.test(term)) throw new Error(`Not a term: ${JSON.stringify(term)}`);
  return [...term].slice(0, mostCharacters).join("");
}

/** How near a term stands: 0 in the name, 1 in name, place and facts, 2 anywhere. */
export type Tier = 0 | 1 | 2;

/** An indexed term as PostgreSQL holds it, behind its language and tier. Both are as long everywhere, so that a term begins with nothing but the beginnings of its own. */
export function marked(term: string, locale: Locale, tier: Tier): string {
  return `${locale}${tier}${term}`;
}
