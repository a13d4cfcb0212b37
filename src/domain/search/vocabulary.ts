/** The five grammars as one book of phrases; where two languages write alike, the visitor's own is right. */
import { locales, type Locale } from "#domain/locale.ts";
import { arabic } from "#domain/search/grammar/ar.ts";
import { chinese } from "#domain/search/grammar/zh.ts";
import { english } from "#domain/search/grammar/en.ts";
import { russian } from "#domain/search/grammar/ru.ts";
import { turkish } from "#domain/search/grammar/tr.ts";
import { phrasesIn, type FixedFilter, type Grammar } from "#domain/search/grammar/grammar.ts";
import { comparisonIn, PhraseBook, type Match } from "#domain/search/phrase-book.ts";
import type { Token } from "#domain/search/tokens.ts";

/** What a phrase may say, by its part. */
interface Parts {
  nothing: true;
  filter: { filter: FixedFilter; value: string };
  number: number;
  bedrooms: true;
  roomsWithLiving: true;
  livingRooms: true;
  underBefore: true;
  underAfter: true;
  overBefore: true;
  overAfter: true;
  to: true;
  between: true;
  multiplier: number;
  currency: string;
  /** Square metres, or square feet. */
  areaUnit: "m2" | "sqft";
}
export type Part = keyof Parts;

type Sense = { [P in Part]: { part: P; value: Parts[P]; locale: Locale } }[Part];

export interface Said<P extends Part> {
  value: Parts[P];
  /** In tokens. */
  length: number;
}

const grammars: Readonly<Record<Locale, Grammar>> = {
  en: english,
  ar: arabic,
  ru: russian,
  tr: turkish,
  zh: chinese,
};

const book = compileGrammars();

/** Finds the longest phrase at a token that can be the part, read in the visitor's language where it can be. */
export function saidAt<P extends Part>(
  tokens: readonly Token[],
  at: number,
  part: P,
  locale: Locale,
): Said<P> | null {
  for (const { meanings, length } of matchesOf(tokens, at)) {
    const senses = meanings.filter((sense) => sense.part === part);
    const sense = senses.find((candidate) => candidate.locale === locale) ?? senses[0];
    if (sense !== undefined) return { value: sense.value as Parts[P], length }; // filtered by its part
  }
  return null;
}

/** Tells whether a token begins a phrase of any grammar. */
export function isGrammar(tokens: readonly Token[], at: number): boolean {
  return matchesOf(tokens, at).length > 0;
}

/** Every part is asked for at every token: the phrases there are looked up once. */
const lookedUp = new WeakMap<readonly Token[], Map<number, readonly Match<Sense>[]>>();

function matchesOf(tokens: readonly Token[], at: number): readonly Match<Sense>[] {
  const byPlace = lookedUp.get(tokens) ?? new Map<number, readonly Match<Sense>[]>();
  lookedUp.set(tokens, byPlace);
  const matches = byPlace.get(at) ?? book.matchesAt(tokens, at);
  byPlace.set(at, matches);
  return matches;
}

function compileGrammars(): PhraseBook<Sense> {
  const phrases = new PhraseBook<Sense>();
  for (const locale of locales)
    for (const [phrase, part, value] of sensesOf(grammars[locale]))
      phrases.add(phrase, phrase.startsWith("=") ? "exact" : comparisonIn(locale), {
        part,
        value,
        locale,
      } as Sense); // sensesOf pairs them
  return phrases;
}

function* sensesOf(grammar: Grammar): Generator<[phrase: string, part: Part, value: unknown]> {
  const { filters, currencies, numbers, multipliers, under, over } = grammar;
  for (const [filter, value, phrases] of filters)
    for (const phrase of phrasesIn(phrases)) yield [phrase, "filter", { filter, value }];
  for (const [code, phrases] of Object.entries(currencies))
    for (const phrase of phrasesIn(phrases)) yield [phrase, "currency", code];
  for (const [phrase, value] of Object.entries(numbers)) yield [phrase, "number", value];
  for (const [phrase, value] of Object.entries(multipliers)) yield [phrase, "multiplier", value];
  for (const phrase of phrasesIn(grammar.squareMetres)) yield [phrase, "areaUnit", "m2"];
  for (const phrase of phrasesIn(grammar.squareFeet)) yield [phrase, "areaUnit", "sqft"];
  const plain = [
    ["nothing", grammar.nothing],
    ["bedrooms", grammar.bedrooms],
    ["roomsWithLiving", grammar.roomsWithLiving],
    ["livingRooms", grammar.livingRooms],
    ["underBefore", under.before],
    ["underAfter", under.after],
    ["overBefore", over.before],
    ["overAfter", over.after],
    ["to", grammar.to],
    ["between", grammar.between],
  ] as const;
  for (const [part, phrases] of plain)
    for (const phrase of phrasesIn(phrases)) yield [phrase, part, true];
}
