/** Reads a search query: words that name a filter become filters, the rest stays free text. */
import type { Locale } from "#domain/locale.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import type { SearchFilter } from "#domain/search/filters.ts";
import { nameAt, type Lexicon, type NameMatch } from "#domain/search/lexicon.ts";
import { parseAmounts } from "#domain/search/parse-amounts.ts";
import { distanceAt } from "#domain/search/parse-distances.ts";
import { protectedAt } from "#domain/search/protected-words.ts";
import { parseRooms } from "#domain/search/parse-rooms.ts";
import {
  spanOfTokens,
  joinSpans,
  originalIndex,
  type SourceMappedText,
  type TextSpan,
} from "#domain/search/source-mapped-text.ts";
import { reconcileTerms } from "#domain/search/reconcile-terms.ts";
import { tokensOf, type Token } from "#domain/search/tokens.ts";
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
export function parseSearchText(query: string, knowledge: ParserContext): ParsedSearchText {
  let passage: SourceMappedText = { text: query, origins: null };
  const placed: PlacedTerm[] = [];
  for (;;) {
    const { kept, words, isChanged } = parseOnce(passage, knowledge);
    placed.push(...words);
    passage = kept;
    if (!isChanged) break;
  }
  const words = reconcileTerms(placed.sort((one, other) => one.at - other.at));
  const countries = new Set(
    words.filter(({ filter }) => filter === "country").map(({ value }) => value),
  );
  const [country] = countries;
  return {
    text: passage.text,
    country: countries.size === 1 ? (country ?? null) : null,
    words: words.map(({ said, filter, value, corrected }) => ({ said, filter, value, corrected })),
  };
}

/** One pass; removing a phrase may join words that form another, so passes repeat until nothing changes. */
function parseOnce(
  passage: SourceMappedText,
  knowledge: ParserContext,
): { kept: SourceMappedText; words: PlacedTerm[]; isChanged: boolean } {
  const tokens = tokensOf(passage.text);
  const words: PlacedTerm[] = [];
  const pieces: TextSpan[] = [];

  let keptLast = false;
  let isChanged = false;
  for (let at = 0; at < tokens.length;) {
    const { reading, length } = parseStepAt(tokens, at, keptLast, knowledge);
    const piece = spanOfTokens(tokens, at, length);
    if (reading === null) pieces.push({ ...piece, joined: keptLast });
    else if (reading.word !== null) {
      const said = passage.text.slice(piece.start, piece.end);
      words.push({ ...reading.word, said, at: originalIndex(passage, piece.start) });
    }
    isChanged ||= reading !== null;
    keptLast = reading === null;
    at += length;
  }
  return { kept: joinSpans(passage, pieces), words, isChanged };
}

/** Names to protect and negated words, for which there is no filter, stay text. */
function parseStepAt(
  tokens: readonly Token[],
  at: number,
  afterText: boolean,
  knowledge: ParserContext,
): { reading: TokenMatch | null; length: number } {
  const kept = protectedAt(tokens, at, knowledge) || negatedAt(tokens, at, knowledge);
  if (kept > 0) return { reading: null, length: kept };
  const reading = longestMatchAt(tokens, at, afterText, knowledge);
  if (reading === null) return { reading, length: 1 };
  const { length } = reading;
  const except = isWish(reading)
    ? phraseAt(tokens, at + length, "exceptAfter", knowledge.locale)
    : null;
  return except === null ? { reading, length } : { reading: null, length: length + except.length };
}

interface TokenMatch {
  /** Null for stop words. */
  word: Pick<ParsedTerm, "filter" | "value" | "corrected"> | null;
  length: number;
}

/** Returns the longest reading at a token; the first wins a tie. */
function longestMatchAt(
  tokens: readonly Token[],
  at: number,
  afterText: boolean,
  knowledge: ParserContext,
): TokenMatch | null {
  const { locale, lexicon, rates } = knowledge;
  const rooms = parseRooms(tokens, at, locale);
  const phrase = phraseAt(tokens, at, "filter", locale);
  const amounts = parseAmounts(tokens, at, { locale, rates });
  const isOther = (position: number) =>
    beginsPhrase(tokens, position) || protectedAt(tokens, position, knowledge) > 0;
  const name = nameAt(lexicon, tokens, at, { locale, isOther, afterText });
  const nothing = phraseAt(tokens, at, "nothing", locale);
  const distance = distanceAt(tokens, at, locale);
  const readings: (TokenMatch | null)[] = [
    distance > 0 ? { word: null, length: distance } : null,
    rooms && filterMatch("rooms", rooms.value, rooms.length),
    phrase && filterMatch(phrase.value.filter, phrase.value.value, phrase.length),
    amounts && filterMatch(amounts.filter, amounts.value, amounts.length),
    name && named(name),
    nothing && { word: null, length: nothing.length },
  ];
  return readings.reduce((best, reading) =>
    reading !== null && reading.length > (best?.length ?? 0) ? reading : best,
  );
}

function filterMatch(filter: ParsedFilter, value: string, length: number): TokenMatch {
  return { word: { filter, value, corrected: false }, length };
}

function named({ kind, slugs, length, corrected }: NameMatch): TokenMatch {
  const value = slugs.join(",");
  if (kind === "amenity" && value === "sea-view") return filterMatch("seaView", "true", length);
  return { word: { filter: kind, value, corrected }, length };
}

/** Counts the tokens of a negation such as `not in Dubai`; 0 for none. */
function negatedAt(tokens: readonly Token[], at: number, knowledge: ParserContext): number {
  const { locale } = knowledge;
  const except = phraseAt(tokens, at, "exceptBefore", locale);
  if (except === null) return 0;
  let named = at + except.length;
  for (let words = 0; words < wordsBetween && named < tokens.length; words += 1) {
    const reading = longestMatchAt(tokens, named, false, knowledge);
    if (isWish(reading)) return named + reading.length - at;
    named += phraseAt(tokens, named, "nothing", locale)?.length ?? 0;
  }
  return 0;
}

/** Maximum words between a negation and its object: `except in the centre`. */
const wordsBetween = 3;

/** Whether a reading has no negated form; amounts do, since they have bounds on both sides. */
function isWish(reading: TokenMatch | null): reading is TokenMatch {
  const filter = reading?.word?.filter;
  return filter !== undefined && filter !== "price" && filter !== "area" && filter !== "handover";
}
