/** Reads a search query: words that name a filter become filters, the rest stays free text. */
import type { Locale } from "#domain/locale.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import type { SearchFilter } from "#domain/search/filters.ts";
import { nameAt, type Lexicon, type NameMatch } from "#domain/search/lexicon.ts";
import { seaAmenities } from "#domain/search/grammar/grammar.ts";
import { parseAmounts } from "#domain/search/parse-amounts.ts";
import { distanceAt } from "#domain/search/parse-distances.ts";
import { unreadableAt } from "#domain/search/parse-numerals.ts";
import { parseRooms } from "#domain/search/parse-rooms.ts";
import {
  spanOfTokens,
  joinSpans,
  originalIndex,
  type SourceMappedText,
  type TextSpan,
} from "#domain/search/source-mapped-text.ts";
import { keyOf, maxNameTokens, tokensOf, type Token } from "#domain/search/tokens.ts";
import { beginsPhrase, phraseAt } from "#domain/search/phrases.ts";

export type ParsedFilter = SearchFilter | "country";

export interface ParsedTerm {
  said: string;
  filter: ParsedFilter;
  /** As written in a listing's URL. */
  value: string;
  /** Whether a misspelling was corrected. */
  corrected: boolean;
}

export interface ParsedSearchText {
  /** The unread words, as typed; empty when everything was read. */
  text: string;
  /** Null when none or several countries were named. */
  country: string | null;
  words: ParsedTerm[];
}

export interface ParserContext {
  locale: Locale;
  lexicon: Lexicon;
  rates: readonly CurrencyRate[];
  /** Keys of project names; a whole project name stays text, whatever its words mean. */
  projectNames: ReadonlySet<string>;
}

interface PlacedTerm extends ParsedTerm {
  at: number;
}

/** Reads any query without throwing; values of one filter are alternatives, but prices intersect. */
export function parseSearchText(query: string, context: ParserContext): ParsedSearchText {
  let source: SourceMappedText = { text: query, origins: null };
  const placed: PlacedTerm[] = [];
  for (;;) {
    const { rest, words, isChanged } = parseOnce(source, context);
    placed.push(...words);
    source = rest;
    if (!isChanged) break;
  }
  const words = reconcileTerms(placed.sort((one, other) => one.at - other.at));
  const countries = new Set(
    words.filter(({ filter }) => filter === "country").map(({ value }) => value),
  );
  const [country] = countries;
  return {
    text: source.text,
    country: countries.size === 1 ? (country ?? null) : null,
    words: words.map(({ said, filter, value, corrected }) => ({ said, filter, value, corrected })),
  };
}

/** One pass; removing a phrase may join words that form another, so passes repeat until nothing changes. */
function parseOnce(
  source: SourceMappedText,
  context: ParserContext,
): { rest: SourceMappedText; words: PlacedTerm[]; isChanged: boolean } {
  const tokens = tokensOf(source.text);
  const words: PlacedTerm[] = [];
  const spans: TextSpan[] = [];

  let isAfterText = false;
  let isChanged = false;
  for (let at = 0; at < tokens.length;) {
    const { match, length } = parseStepAt(tokens, at, isAfterText, context);
    const span = spanOfTokens(tokens, at, length);
    if (match === null) spans.push({ ...span, joined: isAfterText });
    else if (match.word !== null) {
      const said = source.text.slice(span.start, span.end);
      words.push({ ...match.word, said, at: originalIndex(source, span.start) });
    }
    isChanged ||= match !== null;
    isAfterText = match === null;
    at += length;
  }
  return { rest: joinSpans(source, spans), words, isChanged };
}

/** Names to protect and negated words, for which there is no filter, stay text. */
function parseStepAt(
  tokens: readonly Token[],
  at: number,
  afterText: boolean,
  context: ParserContext,
): { match: TokenMatch | null; length: number } {
  const text = protectedAt(tokens, at, context) || negatedAt(tokens, at, context);
  if (text > 0) return { match: null, length: text };
  const match = longestMatchAt(tokens, at, afterText, context);
  if (match === null) return { match, length: 1 };
  const { length } = match;
  const negation = isNegatable(match)
    ? phraseAt(tokens, at + length, "negationAfter", context.locale)
    : null;
  return negation === null ? { match, length } : { match: null, length: length + negation.length };
}

interface TokenMatch {
  /** Null for stop words. */
  word: Pick<ParsedTerm, "filter" | "value" | "corrected"> | null;
  length: number;
}

/** Returns the longest match at a token; the first wins a tie. */
function longestMatchAt(
  tokens: readonly Token[],
  at: number,
  afterText: boolean,
  context: ParserContext,
): TokenMatch | null {
  const { locale, lexicon, rates } = context;
  const rooms = parseRooms(tokens, at, locale);
  const phrase = phraseAt(tokens, at, "filter", locale);
  const amounts = parseAmounts(tokens, at, { locale, rates });
  const hasOwnMeaning = (position: number) =>
    beginsPhrase(tokens, position) || protectedAt(tokens, position, context) > 0;
  const name = nameAt(lexicon, tokens, at, { locale, hasOwnMeaning, afterText });
  const stopWord = phraseAt(tokens, at, "stopWord", locale);
  const distance = distanceAt(tokens, at, locale);
  const matches: (TokenMatch | null)[] = [
    distance > 0 ? { word: null, length: distance } : null,
    rooms && filterMatch("rooms", rooms.value, rooms.length),
    phrase && filterMatch(phrase.value.filter, phrase.value.value, phrase.length),
    amounts && filterMatch(amounts.filter, amounts.value, amounts.length),
    name && nameMatch(name),
    stopWord && { word: null, length: stopWord.length },
  ];
  return matches.reduce((best, match) =>
    match !== null && match.length > (best?.length ?? 0) ? match : best,
  );
}

function filterMatch(filter: ParsedFilter, value: string, length: number): TokenMatch {
  return { word: { filter, value, corrected: false }, length };
}

function nameMatch({ kind, slugs, length, corrected }: NameMatch): TokenMatch {
  const value = slugs.join(",");
  if (kind === "amenity" && value === "sea-view") return filterMatch("seaView", "true", length);
  return { word: { filter: kind, value, corrected }, length };
}

/** Counts the tokens of a negation such as `not in Dubai`; 0 for none. */
function negatedAt(tokens: readonly Token[], at: number, context: ParserContext): number {
  const { locale } = context;
  const negation = phraseAt(tokens, at, "negationBefore", locale);
  if (negation === null) return 0;
  let position = at + negation.length;
  for (let words = 0; words < maxWordsBetween && position < tokens.length; words += 1) {
    const match = longestMatchAt(tokens, position, false, context);
    if (isNegatable(match)) return position + match.length - at;
    position += phraseAt(tokens, position, "stopWord", locale)?.length ?? 0;
  }
  return 0;
}

/** Maximum words between a negation and its object: `except in the centre`. */
const maxWordsBetween = 3;

/** Whether a negation beside a match refers to it; amounts have bounds on both sides instead. */
function isNegatable(match: TokenMatch | null): match is TokenMatch {
  const filter = match?.word?.filter;
  return filter !== undefined && filter !== "price" && filter !== "area" && filter !== "handover";
}

/** Counts the tokens that must stay text: a whole project name, a reference, or a number that cannot be read; 0 for none. */
function protectedAt(
  tokens: readonly Token[],
  at: number,
  { projectNames, locale }: Pick<ParserContext, "projectNames" | "locale">,
): number {
  for (let length = Math.min(maxNameTokens, tokens.length - at); length > 0; length -= 1)
    if (projectNames.has(keyOf(tokens.slice(at, at + length)))) return length;
  if (isReference(tokens, at) && phraseAt(tokens, at, "currency", locale) === null) return 2;
  return unreadableAt(tokens, at, locale);
}

/** `IST-1042`, `ist1042`: letters followed by a number without a space. */
function isReference(tokens: readonly Token[], at: number): boolean {
  const [letters, number] = [tokens[at]?.word ?? "", tokens[at + 1]];
  if (number === undefined || !/^\d{3,6}$/.test(number.word)) return false;
  return /^[a-z]{2,5}$/.test(letters) && /^[-‐‑–]?$/.test(number.gap);
}

/** Reconciles words of a query that affect each other; keeps their number and order. */
function reconcileTerms<Word extends ParsedTerm>(words: readonly Word[]): Word[] {
  const price = narrowestRange(words.filter(({ filter }) => filter === "price"));
  const isOneAmenity = words
    .filter(({ filter }) => filter === "amenity")
    .every(({ value }) => value === seaAmenities);
  const isDated = words.some(({ filter, value }) => filter === "handover" && !value.endsWith("+"));
  return words.map((word) => {
    // A ready home has no handover year, so `ready 2027` means ready by then.
    if (word.filter === "status" && word.value === "ready" && isDated)
      return { ...word, filter: "handover" };
    if (word.filter === "price" && price !== null) return { ...word, value: price };
    // Amenities are alternatives, so beside another one `by the sea` becomes the sea-view flag.
    if (word.filter === "amenity" && word.value === seaAmenities && !isOneAmenity)
      return { ...word, filter: "seaView", value: "true" };
    return word;
  });
}

/** `over 200k under 300k` intersects to one range; null where the intersection is empty. */
function narrowestRange(words: readonly ParsedTerm[]): string | null {
  const ends = words.map(({ value }) => value.split("-"));
  const from = ends.map(([end = ""]) => end).filter((end) => end !== "");
  const to = ends.map(([, end = ""]) => end).filter((end) => end !== "");
  const least = from.length > 0 ? Math.max(...from.map(Number)) : null;
  const most = to.length > 0 ? Math.min(...to.map(Number)) : null;
  if (words.length < 2 || (least !== null && most !== null && least > most)) return null;
  return `${least ?? ""}-${most ?? ""}`;
}
