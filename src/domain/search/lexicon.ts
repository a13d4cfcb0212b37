/** The names that a search may be narrowed by: places, types, amenities and developers, in every language. */
import type { Locale } from "#domain/locale.ts";
import { MisspeltNames, type Surroundings } from "#domain/search/misspelt-names.ts";
import { comparisonIn, PhraseBook } from "#domain/search/phrase-book.ts";
import { tokensOf, type Token } from "#domain/search/tokens.ts";

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
  /** Words with letters that stand in a name. */
  readonly words: ReadonlySet<string>;
  readonly misspelt: MisspeltNames<Name>;
}

export interface NameMatch {
  kind: NameKind;
  /** Several where one name stands for several things: any of them is meant. */
  slugs: readonly string[];
  /** In tokens. */
  length: number;
  corrected: boolean;
}

type Meant = Pick<NameMatch, "kind" | "slugs">;

/** Makes a lexicon of names; to be kept as long as the content stays. */
export function makeLexicon(names: Iterable<Name>): Lexicon {
  const book = new PhraseBook<Name>();
  const words = new Set<string>();
  const spelled: [Token[], Name][] = [];
  for (const name of names) {
    const exact = isPlace(name) && name.locale === "tr";
    for (const text of writingsOf(name)) {
      book.add(text, exact ? "exact" : comparisonIn(name.locale), name);
      for (const { word, kind } of tokensOf(text)) if (kind === "word") words.add(word);
    }
    const spelling = spellingOf(name);
    if (spelling !== null) spelled.push([spelling, name]);
  }
  return { names: book, words, misspelt: new MisspeltNames(spelled) };
}

/** What may be misspelt of a name: a place without the `in` before it, a type where it is one long word, nothing else. */
function spellingOf(name: Name): Token[] | null {
  const tokens = tokensOf(name.text);
  const [first] = tokens;
  if (isPlace(name))
    return tokens.length > 1 && /^(?:in|on|в|во|на|في|在)$/.test(first?.word ?? "")
      ? tokens.slice(1)
      : tokens;
  const isLong = tokens.length === 1 && first?.kind === "word" && first.word.length >= leastType;
  return name.kind === "type" && isLong ? tokens : null;
}

/** Letters of the shortest type that is understood with one of them wrong. */
const leastType = 6;

/**
 * Finds the longest name that begins at a token; where languages differ about it, the visitor's own is right. A place or a type with one letter wrong is
 * found too, unless a wrong word has a meaning of its own (`isOther`) or may be several names.
 */
export function nameAt(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
  { locale, isOther, afterText }: { locale: Locale } & Surroundings,
): NameMatch | null {
  const exact = lexicon.names.matchesAt(tokens, at)[0];
  const found = exact ? { ...meant(exact.meanings, locale), length: exact.length } : null;
  const misspelt = lexicon.misspelt.at(tokens, at, {
    isOther: (position) => isNamed(lexicon, tokens, position) || isOther(position),
    afterText,
  });
  const corrected = misspelt && onlyOne(misspelt.meanings, locale);
  if (misspelt === null || corrected === null) return found && { ...found, corrected: false };
  const { length } = misspelt;
  if (
    found === null ||
    (length > found.length && !isBegun(found, { ...corrected, length }, tokens[at]))
  )
    return { ...corrected, length, corrected: true };
  return { ...found, corrected: false };
}

/** Whether a short Chinese name goes on with another word: in 迪拜塔 the tower is not a misspelt hill. */
function isBegun(
  found: Meant,
  corrected: Meant & { length: number },
  token: Token | undefined,
): boolean {
  return token?.kind === "han" && corrected.length < 4 && !isSameMeaning(found, corrected);
}

function isSameMeaning(one: Meant, other: Meant): boolean {
  return one.kind === other.kind && one.slugs.join(",") === other.slugs.join(",");
}

function isNamed({ names, words }: Lexicon, tokens: readonly Token[], at: number): boolean {
  return words.has(tokens[at]?.word ?? "") || names.matchesAt(tokens, at).length > 0;
}

/** What all names that may be meant have in common; null where they differ. */
function onlyOne(names: readonly Name[], locale: Locale): Meant | null {
  const byText = Map.groupBy(names, ({ text }) => text);
  const [first, ...others] = [...byText.values()].map((same) => meant(same, locale));
  if (first === undefined || (isPlace(first) && first.slugs.length > 1)) return null;
  return others.every((other) => isSameMeaning(first, other)) ? first : null;
}

function meant(meanings: readonly Name[], locale: Locale): Meant {
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

function isPlace({ kind }: Pick<Name, "kind">): boolean {
  return kind === "country" || kind === "city" || kind === "town";
}
