/** A trie of phrases by their words; longer matches come first. */
import type { Locale } from "#domain/locale.ts";
import {
  comparisonOf,
  comparisonsOf,
  tokensOf,
  type Comparison,
  type Token,
} from "#domain/search/tokens.ts";

interface TrieNode<Meaning> {
  readonly next: Map<string, TrieNode<Meaning>>;
  readonly meanings: Meaning[];
}

export interface PhraseTrieMatch<Meaning> {
  readonly meanings: readonly Meaning[];
  readonly length: number;
}

export class PhraseTrie<Meaning> {
  readonly #root: TrieNode<Meaning> = { next: new Map(), meanings: [] };

  /** Adds a phrase; one without words is ignored. */
  add(phrase: string, comparison: Comparison, meaning: Meaning): void {
    const tokens = tokensOf(phrase);
    if (tokens.length === 0) return;
    let branch = this.#root;
    for (const [position, token] of tokens.entries()) {
      const key = trieKey(comparisonOf(token, comparison), position > 0 && isAttachedNumber(token));
      const next = branch.next.get(key) ?? { next: new Map(), meanings: [] };
      branch.next.set(key, next);
      branch = next;
    }
    branch.meanings.push(meaning);
  }

  /** Finds the phrases that begin at a token, longest first; `written` gives the forms in which a token is compared. */
  matchesAt(
    tokens: readonly Token[],
    at: number,
    written: (token: Token, at: number) => readonly string[] = comparisonsOf,
  ): PhraseTrieMatch<Meaning>[] {
    const matches: PhraseTrieMatch<Meaning>[] = [];
    let branches: TrieNode<Meaning>[] = [this.#root];
    for (let end = at; branches.length > 0; end += 1) {
      const meanings = branches.flatMap((branch) => branch.meanings);
      if (meanings.length > 0) matches.unshift({ meanings, length: end - at });
      const token = tokens[end];
      if (token === undefined) break;
      const ways = written(token, end);
      const glued =
        end > at && isAttachedNumber(token) ? ways.map((key) => trieKey(key, true)) : [];
      const keys = new Set([...ways, ...glued]);
      branches = branches.flatMap(({ next }) =>
        [...keys].map((key) => next.get(key)).filter((branch) => branch !== undefined),
      );
    }
    return matches;
  }
}

/** Whether a number belongs to the word before it, as in `m2`; `1m 2 bed` is no square metre. */
function isAttachedNumber({ kind, gap }: Token): boolean {
  return kind === "number" && /^\^?$/.test(gap);
}

function trieKey(key: string, glued: boolean): string {
  return glued ? `^${key}` : key;
}

/** Latin letters are stemmed as Turkish in Turkish and as English in every other language. */
export function comparisonFor(locale: Locale): Comparison {
  return locale === "tr" ? "tr" : "en";
}
