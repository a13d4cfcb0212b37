/** Names that were typed with one letter wrong, or with a space too many or too few. */
import { meantOtherwise } from "#domain/search/meant-otherwise.ts";
import {
  isLikely,
  neighboursIn,
  neighboursOf,
  type Spellings,
} from "#domain/search/misspelling.ts";
import { bareOf, longestName, tokensOf, type Token } from "#domain/search/tokens.ts";

/** A name as it is written without its spaces. */
interface Writing<Meaning> {
  readonly words: ReadonlySet<string>;
  /** In tokens. */
  readonly length: number;
  readonly meaning: Meaning;
}

export interface Surroundings {
  /** Whether a token has a meaning of its own, which no misspelt name may swallow. */
  isOther: (at: number) => boolean;
  /** Whether the token before is text that nothing was understood of. */
  afterText: boolean;
}

export class MisspeltNames<Meaning> {
  readonly #writings: ReadonlyMap<string, readonly Writing<Meaning>[]>;
  readonly #spellings: Spellings;
  readonly #words: ReadonlySet<string>;

  constructor(names: Iterable<readonly [tokens: readonly Token[], meaning: Meaning]>) {
    const writings = [...names].flatMap(([tokens, meaning]) => {
      const words = new Set(tokens.map(({ word }) => word));
      return glued(tokens).map((key) => ({ key, words, length: tokens.length, meaning }));
    });
    this.#writings = Map.groupBy(writings, ({ key }) => key);
    this.#spellings = neighboursIn(this.#writings.keys());
    this.#words = new Set(writings.flatMap(({ words }) => [...words]));
  }

  /** Gives what the longest run of tokens from here may have been meant for, each name as often as it may be; null for nothing. */
  at(
    tokens: readonly Token[],
    at: number,
    surroundings: Surroundings,
  ): { meanings: readonly Meaning[]; length: number } | null {
    for (let length = Math.min(longestName, tokens.length - at); length > 0; length -= 1) {
      const meanings = this.#meaningsOf(tokens, at, length, surroundings);
      if (meanings.length > 0) return { meanings, length };
    }
    return null;
  }

  #meaningsOf(
    tokens: readonly Token[],
    at: number,
    length: number,
    { isOther, afterText }: Surroundings,
  ): Meaning[] {
    const run = tokens.slice(at, at + length);
    const isAlone = length === tokens.length;
    const kind = run[0]?.kind;
    if (kind === "number" || !isOneRun(run)) return [];
    // Any two characters are a part of a longer word, unless something sets an end to them.
    const isPart = afterText || runsOn(tokens, at + length, isOther);
    if (kind === "han" && isPart && !isAlone) return [];

    const isFree = run.map((_, ahead) => !isOther(at + ahead));
    const written = glued(run);
    if (written.some((typed) => otherwise.has(typed))) return [];
    const mayBeWrong = run.every(({ word }, ahead) => isFree[ahead] || this.#words.has(word));
    return written.flatMap((typed) =>
      (mayBeWrong ? neighboursOf(typed, this.#spellings) : [typed]).flatMap((name) => {
        if (typed !== name && !isLikely(typed, name, isAlone)) return [];
        return (this.#writings.get(name) ?? [])
          .filter((writing) =>
            written[0] === name ? writing.length !== run.length : fits(writing, run, isFree),
          )
          .map(({ meaning }) => meaning);
      }),
    );
  }
}

/** Letters that must be left of a name without its ending. */
const leastBare = 5;

const otherwise: ReadonlySet<string> = new Set(
  meantOtherwise.flatMap((word) => glued(tokensOf(word))),
);

/** Whether words stand together, with nothing between them that sets them apart. */
function isOneRun(run: readonly Token[]): boolean {
  const [first, ...others] = run;
  const between = first?.kind === "han" ? /^$/ : /^[\s.'‐‑-]+$/;
  return others.every(({ kind, gap }) => kind === first?.kind && between.test(gap));
}

/** Whether every word that may be wrong means nothing else, and no word was typed beside the name. */
function fits<Meaning>(
  { words, length }: Writing<Meaning>,
  run: readonly Token[],
  isFree: readonly boolean[],
): boolean {
  if (run[0]?.kind !== "han" && run.length > length) return false;
  return run.every(({ word }, ahead) => words.has(word) || isFree[ahead]);
}

/** Whether Chinese text goes on at a token, and not with something that is understood by itself. */
function runsOn(tokens: readonly Token[], next: number, isOther: (at: number) => boolean): boolean {
  const token = tokens[next];
  return token?.kind === "han" && token.gap === "" && !isOther(next);
}

/** Words without the spaces between them: as they stand, and without endings where enough is left to tell them by. */
function glued(run: readonly Token[]): [string, ...string[]] {
  const whole = run.map(({ word }) => word).join("");
  const bare = bareOf(run).map((words) => words.join(""));
  return [whole, ...bare.filter((words) => words.length >= leastBare && words !== whole)];
}
