import type { Locale } from "#domain/locale.ts";
import { MisspeltNames, type MatchContext } from "#domain/search/misspelt-names.ts";
import { comparisonFor, PhraseTrie } from "#domain/search/phrase-trie.ts";
import { tokensOf, type Token } from "#domain/search/tokens.ts";

/** In order of precedence when a name has several meanings. */
const nameKinds = ["country", "city", "town", "type", "amenity", "developer"] as const;
export type NameKind = (typeof nameKinds)[number];

export interface Name {
  kind: NameKind;
  slug: string;
  locale: Locale;
  /** A name, a plural, an inflected form such as `in Dubai`, or a synonym. */
  text: string;
}

export interface Lexicon {
  readonly names: PhraseTrie<Name>;
  readonly words: ReadonlySet<string>;
  readonly misspelt: MisspeltNames<Name>;
}

export interface NameMatch {
  kind: NameKind;
  /** Several when the name is ambiguous; any of them matches. */
  slugs: readonly string[];
  length: number;
  corrected: boolean;
}

type Meaning = Pick<NameMatch, "kind" | "slugs">;

/** Builds a lexicon; expensive, so cache it for each content version. */
export function makeLexicon(names: Iterable<Name>): Lexicon {
  const trie = new PhraseTrie<Name>();
  const words = new Set<string>();
  const misspellable: [Token[], Name][] = [];
  for (const name of names) {
    const exact = isPlace(name) && name.locale === "tr";
    for (const text of spellingVariants(name)) {
      trie.add(text, exact ? "exact" : comparisonFor(name.locale), name);
      for (const { word, kind } of tokensOf(text)) if (kind === "word") words.add(word);
    }
    const spelling = misspellableTokens(name);
    if (spelling !== null) misspellable.push([spelling, name]);
  }
  return { names: trie, words, misspelt: new MisspeltNames(misspellable) };
}

/** Only places without a preposition and one-word types of sufficient length tolerate a misspelling. */
function misspellableTokens(name: Name): Token[] | null {
  const tokens = tokensOf(name.text);
  const [first] = tokens;
  if (isPlace(name))
    return tokens.length > 1 && /^(?:in|on|в|во|на|في|在)$/.test(first?.word ?? "")
      ? tokens.slice(1)
      : tokens;
  const isLong =
    tokens.length === 1 && first?.kind === "word" && first.word.length >= minTypeLength;
  return name.kind === "type" && isLong ? tokens : null;
}

/** Minimum letters of a type that tolerates one wrong letter. */
const minTypeLength = 6;

/** Finds the longest name at a token, allowing one wrong letter in places and types; the visitor's locale wins over other languages. */
export function nameAt(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
  { locale, hasOwnMeaning, afterText }: { locale: Locale } & MatchContext,
): NameMatch | null {
  const exact = lexicon.names.matchesAt(tokens, at)[0];
  const exactMatch = exact
    ? { ...resolveMeaning(exact.meanings, locale), length: exact.length }
    : null;
  const misspelt = lexicon.misspelt.at(tokens, at, {
    hasOwnMeaning: (position) => isNameAt(lexicon, tokens, position) || hasOwnMeaning(position),
    afterText,
  });
  const corrected = misspelt && commonMeaning(misspelt.meanings, locale);
  if (misspelt === null || corrected === null)
    return exactMatch && { ...exactMatch, corrected: false };
  const { length } = misspelt;
  if (
    exactMatch === null ||
    (length > exactMatch.length &&
      !isStartOfOtherWord(exactMatch, { ...corrected, length }, tokens[at]))
  )
    return { ...corrected, length, corrected: true };
  return { ...exactMatch, corrected: false };
}

/** Whether a short Chinese name continues as another word: 迪拜塔 is the tower, not a misspelt name. */
function isStartOfOtherWord(
  exactMatch: Meaning,
  corrected: Meaning & { length: number },
  token: Token | undefined,
): boolean {
  return token?.kind === "han" && corrected.length < 4 && !isSameMeaning(exactMatch, corrected);
}

function isSameMeaning(one: Meaning, other: Meaning): boolean {
  return one.kind === other.kind && one.slugs.join(",") === other.slugs.join(",");
}

function isNameAt({ names, words }: Lexicon, tokens: readonly Token[], at: number): boolean {
  return words.has(tokens[at]?.word ?? "") || names.matchesAt(tokens, at).length > 0;
}

/** Returns what all candidates have in common; null where they differ. */
function commonMeaning(names: readonly Name[], locale: Locale): Meaning | null {
  const byText = Map.groupBy(names, ({ text }) => text);
  const [first, ...others] = [...byText.values()].map((same) => resolveMeaning(same, locale));
  if (first === undefined || (isPlace(first) && first.slugs.length > 1)) return null;
  return others.every((other) => isSameMeaning(first, other)) ? first : null;
}

function resolveMeaning(meanings: readonly Name[], locale: Locale): Meaning {
  const own = meanings.filter((name) => name.locale === locale);
  const names = own.length > 0 ? own : meanings;
  const kind = nameKinds.find((candidate) => names.some((name) => name.kind === candidate));
  if (kind === undefined) throw new Error("A phrase without a meaning");
  const slugs = names.filter((name) => name.kind === kind).map(({ slug }) => slug);
  return { kind, slugs: [...new Set(slugs)].sort() };
}

/** `&` also matches `and`, and Arabic writes the preposition "in" as part of a short name: بدبي. */
function spellingVariants({ text, kind, locale }: Name): string[] {
  if (text.includes("&")) return [text, text.replace("&", " and ")];
  return locale === "ar" && isPlace({ kind }) ? [text, `ب${text}`] : [text];
}

function isPlace({ kind }: Pick<Name, "kind">): boolean {
  return kind === "country" || kind === "city" || kind === "town";
}
