/** The names that a search may be narrowed by: places, types, amenities and developers, in every language. */
import type { Locale } from "#domain/locale.ts";
import { neighbourOf, neighboursIn, type Spellings } from "#domain/search/misspelling.ts";
import { comparisonIn, PhraseBook } from "#domain/search/phrase-book.ts";
import { comparisonsOf, tokensOf, type Token } from "#domain/search/tokens.ts";

/** In the order in which one name is believed to mean the one thing rather than the other. */
const nameKinds = ["country", "city", "town", "type", "amenity", "developer"] as const;
export type NameKind = (typeof nameKinds)[number];

export interface Name {
  kind: NameKind;
  slug: string;
  locale: Locale;
  /** As people write it: a name, a plural, `in Dubai`, another word for the same. */
  text: string;
}

export interface Lexicon {
  readonly names: PhraseBook<Name>;
  /** Every word of a name. */
  readonly words: ReadonlySet<string>;
  readonly placeSpellings: Spellings;
}

export interface NameMatch {
  kind: NameKind;
  /** Several where one name stands for several things: any of them is meant. */
  slugs: readonly string[];
  /** In tokens. */
  length: number;
  corrected: boolean;
}

/** Makes a lexicon of names; to be kept as long as the content stays. */
export function makeLexicon(names: Iterable<Name>): Lexicon {
  const book = new PhraseBook<Name>();
  const words = new Set<string>();
  const placeWords = new Set<string>();
  for (const name of names) {
    const exact = isPlace(name) && name.locale === "tr";
    for (const text of writingsOf(name)) {
      book.add(text, exact ? "exact" : comparisonIn(name.locale), name);
      for (const { word, kind } of tokensOf(text)) {
        words.add(word);
        if (kind === "word" && isPlace(name)) placeWords.add(word);
      }
    }
  }
  return { names: book, words, placeSpellings: neighboursIn(placeWords) };
}

/**
 * Finds the longest name that begins at a token; where languages differ about it, the visitor's own is right. A place whose words have one letter wrong is
 * found too, unless the wrong word has a meaning of its own (`isOther`) or may be several places.
 */
export function nameAt(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
  { locale, isOther }: { locale: Locale; isOther: (at: number) => boolean },
): NameMatch | null {
  const exact = lexicon.names.matchesAt(tokens, at)[0];
  const found = exact ? { ...meant(exact.meanings, locale), length: exact.length } : null;
  const corrected = correctedAt(lexicon, tokens, at, isOther);
  if (corrected !== null && corrected.length > (found?.length ?? 0)) return corrected;
  return found && { ...found, corrected: false };
}

/** Words of the longest place; a name is not misspelt beyond that. */
const longestPlace = 4;

function correctedAt(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
  isOther: (at: number) => boolean,
): NameMatch | null {
  const matches = tokens.slice(at, at + longestPlace).flatMap((token, ahead) => {
    const wrong = at + ahead;
    if (token.kind !== "word" || lexicon.words.has(token.word)) return [];
    const meantWords = neighbourOf(token.word, lexicon.placeSpellings);
    if (meantWords.length === 0 || isOther(wrong)) return [];
    return meantWords.flatMap((word) =>
      lexicon.names
        .matchesAt(tokens, at, (each, position) =>
          comparisonsOf(position === wrong ? { ...each, word } : each),
        )
        .filter(({ length }) => length > ahead),
    );
  });
  const longest = Math.max(0, ...matches.map(({ length }) => length));
  const places = matches
    .filter(({ length }) => length === longest)
    .flatMap(({ meanings }) => meanings.filter(isPlace));
  const [place] = places;
  if (place === undefined || places.some(({ slug }) => slug !== place.slug)) return null;
  return { kind: place.kind, slugs: [place.slug], length: longest, corrected: true };
}

function meant(
  meanings: readonly Name[],
  locale: Locale,
): { kind: NameKind; slugs: readonly string[] } {
  const own = meanings.filter((name) => name.locale === locale);
  const names = own.length > 0 ? own : meanings;
  const kind = nameKinds.find((candidate) => names.some((name) => name.kind === candidate));
  if (kind === undefined) throw new Error("A phrase without a meaning");
  const slugs = names.filter((name) => name.kind === kind).map(({ slug }) => slug);
  return { kind, slugs: [...new Set(slugs)].sort() };
}

/** An ampersand is read aloud, and Arabic writes "in" onto a short name: بدبي. */
function writingsOf({ text, kind, locale }: Name): string[] {
  if (text.includes("&")) return [text, text.replace("&", " and ")];
  return locale === "ar" && isPlace({ kind }) ? [text, `ب${text}`] : [text];
}

function isPlace({ kind }: { kind: NameKind }): boolean {
  return kind === "country" || kind === "city" || kind === "town";
}
