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
    let node = this.#root;
    for (const [position, token] of tokens.entries()) {
      const key = trieKey(comparisonOf(token, comparison), position > 0 && isAttachedNumber(token));
      const next = node.next.get(key) ?? { next: new Map(), meanings: [] };
      node.next.set(key, next);
      node = next;
    }
    node.meanings.push(meaning);
  }

  /** Finds the phrases that begin at a token, longest first; `formsOf` gives the forms in which a token is compared. */
  matchesAt(
    tokens: readonly Token[],
    at: number,
    formsOf: (token: Token, at: number) => readonly string[] = comparisonsOf,
  ): PhraseTrieMatch<Meaning>[] {
    const matches: PhraseTrieMatch<Meaning>[] = [];
    let nodes: TrieNode<Meaning>[] = [this.#root];
    for (let end = at; nodes.length > 0; end += 1) {
      const meanings = nodes.flatMap((node) => node.meanings);
      if (meanings.length > 0) matches.unshift({ meanings, length: end - at });
      const token = tokens[end];
      if (token === undefined) break;
      const forms = formsOf(token, end);
      const attached =
        end > at && isAttachedNumber(token) ? forms.map((key) => trieKey(key, true)) : [];
      const keys = new Set([...forms, ...attached]);
      nodes = nodes.flatMap(({ next }) =>
        [...keys].map((key) => next.get(key)).filter((node) => node !== undefined),
      );
    }
    return matches;
  }
}

/** Whether a number belongs to the word before it, as in `m2`; `1m 2 bed` is no square metre. */
function isAttachedNumber({ kind, gap }: Token): boolean {
  return kind === "number" && /^\^?$/.test(gap);
}

function trieKey(key: string, attached: boolean): string {
  return attached ? `^${key}` : key;
}

/** Latin letters are stemmed as Turkish in Turkish and as English in every other language. */
export function comparisonFor(locale: Locale): Comparison {
  return locale === "tr" ? "tr" : "en";
}
