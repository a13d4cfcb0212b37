import type { ParserContext } from "#domain/search/parse-query.ts";
import { unreadableAt } from "#domain/search/parse-numerals.ts";
import { keyOf, maxNameTokens, type Token } from "#domain/search/tokens.ts";
import { phraseAt } from "#domain/search/phrases.ts";

/** Counts the tokens that must stay text: a whole project name, a reference, or a number that cannot be read; 0 for none. */
export function protectedAt(
  tokens: readonly Token[],
  at: number,
  { projectNames, locale }: Pick<ParserContext, "projectNames" | "locale">,
): number {
  for (let length = Math.min(maxNameTokens, tokens.length - at); length > 0; length -= 1)
    if (projectNames.has(keyOf(tokens.slice(at, at + length)))) return length;
  if (isReference(tokens, at) && phraseAt(tokens, at, "currency", locale) === null) return 2;
  return unreadableAt(tokens, at, locale);
}

/** `IST-1042`, `ist1042`: letters followed by a number without a space. */
function isReference(tokens: readonly Token[], at: number): boolean {
  const [letters, number] = [tokens[at]?.word ?? "", tokens[at + 1]];
  if (number === undefined || !/^\d{3,6}$/.test(number.word)) return false;
  return /^[a-z]{2,5}$/.test(letters) && /^[-‐‑–]?$/.test(number.gap);
}
