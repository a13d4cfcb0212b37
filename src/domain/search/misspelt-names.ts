import { notMisspellings } from "#domain/search/not-misspellings.ts";
import {
  isLikelyMisspelling,
  buildSpellingIndex,
  oneEditNeighbours,
  type SpellingIndex,
} from "#domain/search/misspelling.ts";
import { withoutEndings, maxNameTokens, tokensOf, type Token } from "#domain/search/tokens.ts";

/** A name without its spaces. */
interface JoinedName<Meaning> {
  readonly words: ReadonlySet<string>;
  readonly length: number;
  readonly meaning: Meaning;
}

export interface MatchContext {
  /** Whether a token has a meaning of its own, so that no misspelt name may include it. */
  hasOwnMeaning: (at: number) => boolean;
  /** Whether the token before was not understood. */
  afterText: boolean;
}

export class MisspeltNames<Meaning> {
  readonly #namesByKey: ReadonlyMap<string, readonly JoinedName<Meaning>[]>;
  readonly #spellings: SpellingIndex;
  readonly #words: ReadonlySet<string>;

  constructor(names: Iterable<readonly [tokens: readonly Token[], meaning: Meaning]>) {
    const keyedNames = [...names].flatMap(([tokens, meaning]) => {
      const words = new Set(tokens.map(({ word }) => word));
      return joinWords(tokens).map((key) => ({ key, words, length: tokens.length, meaning }));
    });
    this.#namesByKey = Map.groupBy(keyedNames, ({ key }) => key);
    this.#spellings = buildSpellingIndex(this.#namesByKey.keys());
    this.#words = new Set(keyedNames.flatMap(({ words }) => [...words]));
  }

  /** Returns the candidates for the longest run of tokens from here; null for none. */
  at(
    tokens: readonly Token[],
    at: number,
    context: MatchContext,
  ): { meanings: readonly Meaning[]; length: number } | null {
    for (let length = Math.min(maxNameTokens, tokens.length - at); length > 0; length -= 1) {
      const meanings = this.#meaningsOf(tokens, at, length, context);
      if (meanings.length > 0) return { meanings, length };
    }
    return null;
  }

  #meaningsOf(
    tokens: readonly Token[],
    at: number,
    length: number,
    { hasOwnMeaning, afterText }: MatchContext,
  ): Meaning[] {
    const run = tokens.slice(at, at + length);
    const isAlone = length === tokens.length;
    const kind = run[0]?.kind;
    if (kind === "number" || !isOneRun(run)) return [];
    // Two characters may be part of a longer word unless a boundary follows.
    const mayContinue = afterText || continuesAt(tokens, at + length, hasOwnMeaning);
    if (kind === "han" && mayContinue && !isAlone) return [];

    const isUnread = run.map((_, offset) => !hasOwnMeaning(at + offset));
    const keys = joinWords(run);
    if (keys.some((typed) => excludedWords.has(typed))) return [];
    const mayBeWrong = run.every(({ word }, offset) => isUnread[offset] || this.#words.has(word));
    return keys.flatMap((typed) =>
      (mayBeWrong ? oneEditNeighbours(typed, this.#spellings) : [typed]).flatMap((key) => {
        if (typed !== key && !isLikelyMisspelling(typed, key, isAlone)) return [];
        return (this.#namesByKey.get(key) ?? [])
          .filter((name) =>
            keys[0] === key ? name.length !== run.length : fits(name, run, isUnread),
          )
          .map(({ meaning }) => meaning);
      }),
    );
  }
}

/** Minimum letters of a name without its ending. */
const minStemLength = 5;

const excludedWords: ReadonlySet<string> = new Set(
  notMisspellings.flatMap((word) => joinWords(tokensOf(word))),
);

/** Whether tokens are of one kind, separated by nothing but spaces, points, apostrophes or hyphens. */
function isOneRun(run: readonly Token[]): boolean {
  const [first, ...others] = run;
  const between = first?.kind === "han" ? /^$/ : /^[\s.'‐‑-]+$/;
  return others.every(({ kind, gap }) => kind === first?.kind && between.test(gap));
}

function fits<Meaning>(
  { words, length }: JoinedName<Meaning>,
  run: readonly Token[],
  isUnread: readonly boolean[],
): boolean {
  if (run[0]?.kind !== "han" && run.length > length) return false;
  return run.every(({ word }, offset) => words.has(word) || isUnread[offset]);
}

/** Whether unread Chinese text continues at a token. */
function continuesAt(
  tokens: readonly Token[],
  next: number,
  hasOwnMeaning: (at: number) => boolean,
): boolean {
  const token = tokens[next];
  return token?.kind === "han" && token.gap === "" && !hasOwnMeaning(next);
}

/** Words joined without spaces, both as written and without endings where enough letters remain. */
function joinWords(run: readonly Token[]): [string, ...string[]] {
  const joined = run.map(({ word }) => word).join("");
  const bare = withoutEndings(run).map((words) => words.join(""));
  return [joined, ...bare.filter((words) => words.length >= minStemLength && words !== joined)];
}
