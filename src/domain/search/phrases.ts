/** Compiles all grammars into one trie; where languages share a phrase, the visitor's locale wins. */
import { locales, type Locale } from "#domain/locale.ts";
import { arabic } from "#domain/search/grammar/ar.ts";
import { chinese } from "#domain/search/grammar/zh.ts";
import { english } from "#domain/search/grammar/en.ts";
import { russian } from "#domain/search/grammar/ru.ts";
import { turkish } from "#domain/search/grammar/tr.ts";
import { splitPhrases, type PhraseFilter, type Grammar } from "#domain/search/grammar/grammar.ts";
import { comparisonFor, PhraseTrie, type PhraseTrieMatch } from "#domain/search/phrase-trie.ts";
import type { Token } from "#domain/search/tokens.ts";
import { turkishCases } from "#domain/search/turkish-cases.ts";

/** Whether a bound includes its value: `at least 2` does, `more than 2` does not. */
export type BoundInclusion = "included" | "excluded";

/** Value of a phrase, by its part of speech. */
interface Parts {
  stopWord: true;
  filter: { filter: PhraseFilter; value: string };
  number: number;
  hundred: number;
  multiplier: number;
  fraction: number;
  addedFraction: number;
  conjunction: true;
  filler: true;
  vague: true;
  bedrooms: true;
  roomsWithLiving: true;
  livingRooms: true;
  negationBefore: true;
  negationAfter: true;
  upperBoundBefore: BoundInclusion;
  upperBoundAfter: BoundInclusion;
  lowerBoundBefore: BoundInclusion;
  lowerBoundAfter: BoundInclusion;
  lessAblative: BoundInclusion;
  moreAblative: BoundInclusion;
  or: true;
  plus: true;
  to: true;
  between: true;
  distanceUnit: true;
  distanceConnector: true;
  landmark: true;
  inflectedLandmark: true;
  distanceMarker: true;
  currency: string;
  areaUnit: "m2" | "sqft";
}
export type Part = keyof Parts;

type Sense = { [P in Part]: { part: P; value: Parts[P]; locale: Locale } }[Part];

export interface PhraseMatch<P extends Part> {
  value: Parts[P];
  length: number;
}

/** A language without a grammar still searches by names and by the phrases of other languages. */
const grammars: Readonly<Partial<Record<Locale, Grammar>>> = {
  en: english,
  ar: arabic,
  ru: russian,
  tr: turkish,
  zh: chinese,
};

/** Matched exactly, because stemming would merge different numbers: خمسة and خمسين, семь and семья. */
const literal: ReadonlySet<Part> = new Set<Part>(["number", "hundred", "vague"]);

/** Parts that take Turkish case endings at the end of an amount. */
const inflected: ReadonlySet<Part> = new Set<Part>([
  "number",
  "hundred",
  "multiplier",
  "currency",
  "areaUnit",
]);

const phraseTrie = compileGrammars();

/** Finds the longest phrase of a part at a token; the visitor's locale wins over other languages. */
export function phraseAt<P extends Part>(
  tokens: readonly Token[],
  at: number,
  part: P,
  locale: Locale,
): PhraseMatch<P> | null {
  for (const { meanings, length } of matchesOf(tokens, at)) {
    const senses = meanings.filter((sense) => sense.part === part);
    const sense = senses.find((candidate) => candidate.locale === locale) ?? senses[0];
    if (sense !== undefined) return { value: sense.value as Parts[P], length }; // filtered by its part
  }
  return null;
}

/** Like `phraseAt`, but ignores other languages where the visitor's has a meaning for the words: English `on` is not Turkish ten. */
export function localePhraseAt<P extends Part>(
  tokens: readonly Token[],
  at: number,
  part: P,
  locale: Locale,
): PhraseMatch<P> | null {
  const phrase = phraseAt(tokens, at, part, locale);
  if (phrase === null) return null;
  const match = matchesOf(tokens, at).find(({ length }) => length === phrase.length);
  const language = [locale, ...locales].find((each) =>
    match?.meanings.some((sense) => sense.locale === each),
  );
  const sense = match?.meanings.find((each) => each.part === part && each.locale === language);
  return sense === undefined ? null : phrase;
}

export function beginsPhrase(tokens: readonly Token[], at: number): boolean {
  return matchesOf(tokens, at).length > 0;
}

/** Memoised, because every part is looked up at every token. */
const matchCache = new WeakMap<readonly Token[], Map<number, readonly PhraseTrieMatch<Sense>[]>>();

function matchesOf(tokens: readonly Token[], at: number): readonly PhraseTrieMatch<Sense>[] {
  const byPosition = matchCache.get(tokens) ?? new Map<number, readonly PhraseTrieMatch<Sense>[]>();
  matchCache.set(tokens, byPosition);
  const matches = byPosition.get(at) ?? phraseTrie.matchesAt(tokens, at);
  byPosition.set(at, matches);
  return matches;
}

function compileGrammars(): PhraseTrie<Sense> {
  const phrases = new PhraseTrie<Sense>();
  for (const locale of locales)
    for (const [phrase, part, value] of sensesOf(grammars[locale])) {
      const sense = { part, value, locale } as Sense; // sensesOf pairs them
      const exact = phrase.startsWith("=") || literal.has(part) || isNoise(phrase, part);
      phrases.add(phrase, exact ? "exact" : comparisonFor(locale), sense);
      if (locale === "tr" && inflected.has(part))
        for (const form of turkishCases(phrase)) phrases.add(form, "exact", sense);
    }
  return phrases;
}

/** Latin stop words match exactly; stemmed Arabic and Russian ones are safe, since the endings removed are never part of a name. */
function isNoise(phrase: string, part: Part): boolean {
  return part === "stopWord" && /^\p{Script=Latin}/u.test(phrase);
}

function* sensesOf(
  grammar: Grammar | undefined,
): Generator<[phrase: string, part: Part, value: unknown]> {
  if (grammar === undefined) return;
  const { filters, currencies, numerals, upperBound, lowerBound, afterAblative, distance } =
    grammar;
  for (const [filter, value, phrases] of filters)
    for (const phrase of splitPhrases(phrases)) yield [phrase, "filter", { filter, value }];
  for (const [code, phrases] of Object.entries(currencies))
    for (const phrase of splitPhrases(phrases)) yield [phrase, "currency", code];
  for (const phrase of splitPhrases(grammar.squareMetres)) yield [phrase, "areaUnit", "m2"];
  for (const phrase of splitPhrases(grammar.squareFeet)) yield [phrase, "areaUnit", "sqft"];

  const numberWords = [
    ["number", numerals.numbers],
    ["hundred", numerals.hundreds],
    ["multiplier", numerals.multipliers],
    ["fraction", numerals.fractions],
    ["addedFraction", numerals.addedFractions],
  ] as const;
  for (const [part, words] of numberWords)
    for (const [phrase, number] of Object.entries(words)) yield [phrase, part, number];

  const exclusive = new Set(
    [grammar.exclusiveBounds.less, grammar.exclusiveBounds.more].flatMap(splitPhrases),
  );
  const bounds = [
    ["upperBoundBefore", upperBound.before],
    ["upperBoundAfter", upperBound.after],
    ["lowerBoundBefore", lowerBound.before],
    ["lowerBoundAfter", lowerBound.after],
  ] as const;
  for (const [part, phrases] of bounds)
    for (const phrase of splitPhrases(phrases))
      yield [phrase, part, exclusive.has(phrase) ? "excluded" : "included"];
  for (const phrase of splitPhrases(afterAblative.less)) yield [phrase, "lessAblative", "excluded"];
  for (const phrase of splitPhrases(afterAblative.more)) yield [phrase, "moreAblative", "excluded"];

  const unvalued = [
    ["stopWord", grammar.stopWords],
    ["bedrooms", grammar.bedrooms],
    ["roomsWithLiving", grammar.roomsWithLiving],
    ["livingRooms", grammar.livingRooms],
    ["negationBefore", grammar.negation.before],
    ["negationAfter", grammar.negation.after],
    ["or", grammar.or],
    ["plus", grammar.plus],
    ["to", grammar.to],
    ["between", grammar.between],
    ["conjunction", numerals.conjunctions],
    ["filler", numerals.fillers],
    ["vague", numerals.vague],
    ["distanceUnit", distance.units],
    ["distanceConnector", distance.connectors],
    ["landmark", distance.landmarks],
    ["inflectedLandmark", distance.inflectedLandmarks],
    ["distanceMarker", distance.markers],
  ] as const;
  for (const [part, phrases] of unvalued)
    for (const phrase of splitPhrases(phrases)) yield [phrase, part, true];
}
