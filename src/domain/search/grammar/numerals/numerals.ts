/** How a language writes numbers in words. */
import type { Phrases } from "#domain/search/grammar/grammar.ts";

/** Words with what they are worth. */
export type Worths = Readonly<Record<string, number>>;

export interface Numerals {
  /** Words that are added up: `twenty`, `five`; meant letter by letter. One of a thousand and more is whole by itself. */
  numbers: Worths;
  /** What multiplies the word before it: `hundred`, 十. */
  hundreds: Worths;
  /** What multiplies all that stands before it: `thousand`, `k`, 万. */
  multipliers: Worths;
  /** What stands before a multiplier by itself: `half (a million)`. */
  fractions: Worths;
  /** What is added to the number or the multiplier before it: `and a half`. */
  addedFractions: Worths;
  /** What stands between the parts of one number: `hundred and fifty`. */
  joints: Phrases;
  /** What stands between a fraction and its multiplier: `half a million`. */
  fillers: Phrases;
  /** What makes a number that nobody can know, meant letter by letter: `several million`. A multiplier among them does so where nothing stands before it. */
  vague: Phrases;
}

/** Finds the words of every number that is written by putting others together: `ikiyüz`. */
export function joinedWorths(
  firsts: readonly (readonly [word: string, worth: number])[],
  seconds: readonly (readonly [word: string, worth: number])[],
): [word: string, worth: number][] {
  return firsts.flatMap(([first, worth]) =>
    seconds.map(([second, more]): [string, number] => [first + second, worth + more]),
  );
}
