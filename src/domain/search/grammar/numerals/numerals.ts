import type { Phrases } from "#domain/search/grammar/grammar.ts";

/** Values by word. */
export type NumberWords = Readonly<Record<string, number>>;

export interface Numerals {
  /** Words that are added up, matched exactly: `twenty`, `five`; values of a thousand and more stand alone. */
  numbers: NumberWords;
  /** Multipliers of the word before: `hundred`, 十. */
  hundreds: NumberWords;
  /** Multipliers of everything before: `thousand`, `k`, 万. */
  multipliers: NumberWords;
  /** Fractions before a multiplier: `half (a million)`. */
  fractions: NumberWords;
  /** Fractions added to the number or multiplier before: `and a half`. */
  addedFractions: NumberWords;
  /** Between the parts of a number: `hundred and fifty`. */
  conjunctions: Phrases;
  /** Between a fraction and its multiplier: `half a million`. */
  fillers: Phrases;
  /** Words that make a number indefinite, matched exactly: `several million`; a multiplier listed here does so when nothing precedes it. */
  vague: Phrases;
}

/** Combines words into numbers written as one word: `ikiyüz`. */
export function compoundNumbers(
  firsts: readonly (readonly [word: string, worth: number])[],
  seconds: readonly (readonly [word: string, worth: number])[],
): [word: string, worth: number][] {
  return firsts.flatMap(([first, worth]) =>
    seconds.map(([second, more]): [string, number] => [first + second, worth + more]),
  );
}
