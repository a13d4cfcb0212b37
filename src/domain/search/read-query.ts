/** Reads what a visitor typed: the words that name a filter become filters, the rest stays text to be searched for. */
import type { Locale } from "#domain/locale.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import type { SearchFilter } from "#domain/search/filters.ts";
import { nameAt, type Lexicon, type NameMatch } from "#domain/search/lexicon.ts";
import { readAmounts } from "#domain/search/read-amounts.ts";
import { distanceAt } from "#domain/search/read-distances.ts";
import { protectedAt } from "#domain/search/protected-words.ts";
import { readRooms } from "#domain/search/read-rooms.ts";
import { pieceOf, piecesOf, placeIn, type Passage, type Piece } from "#domain/search/passage.ts";
import { settleWords } from "#domain/search/settle-words.ts";
import { tokensOf, type Token } from "#domain/search/tokens.ts";
import { isGrammar, saidAt } from "#domain/search/vocabulary.ts";

export type ReadFilter = SearchFilter | "country";

export interface ReadWord {
  /** As the visitor wrote it. */
  said: string;
  filter: ReadFilter;
  /** As a listing's address writes it. */
  value: string;
  /** Whether it was understood in spite of a misspelling. */
  corrected: boolean;
}

export interface ReadQuery {
  /** What was not understood, in the visitor's own spelling; empty where all was. */
  text: string;
  /** The country that was named; null where none or more than one was. */
  country: string | null;
  /** In the order of the query. */
  words: ReadWord[];
}

export interface QueryKnowledge {
  locale: Locale;
  lexicon: Lexicon;
  rates: readonly CurrencyRate[];
  /** Keys of project names (`nameKey`): where one stands whole in the query it is text, whatever its words mean. */
  projectNames: ReadonlySet<string>;
}

/** A word with its place in the query as it was typed. */
interface PlacedWord extends ReadWord {
  at: number;
}

/**
 * Understands a query of any length and any content; never throws. What stays as text says nothing more by itself: reading it again recognises no word.
 * Several words for one filter are one choice among them, prices excepted: they narrow each other.
 */
export function readQuery(query: string, knowledge: QueryKnowledge): ReadQuery {
  let passage: Passage = { text: query, origins: null };
  const placed: PlacedWord[] = [];
  for (;;) {
    const { kept, words, isChanged } = readOnce(passage, knowledge);
    placed.push(...words);
    passage = kept;
    if (!isChanged) break;
  }
  const words = settleWords(placed.sort((one, other) => one.at - other.at));
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

/** Taking a phrase out can bring two words together that make another, so that one reading is not always enough. */
function readOnce(
  passage: Passage,
  knowledge: QueryKnowledge,
): { kept: Passage; words: PlacedWord[]; isChanged: boolean } {
  const tokens = tokensOf(passage.text);
  const words: PlacedWord[] = [];
  const pieces: Piece[] = [];

  let keptLast = false;
  let isChanged = false;
  for (let at = 0; at < tokens.length;) {
    const { reading, length } = stepAt(tokens, at, keptLast, knowledge);
    const piece = pieceOf(tokens, at, length);
    if (reading === null) pieces.push({ ...piece, joined: keptLast });
    else if (reading.word !== null) {
      const said = passage.text.slice(piece.start, piece.end);
      words.push({ ...reading.word, said, at: placeIn(passage, piece.start) });
    }
    isChanged ||= reading !== null;
    keptLast = reading === null;
    at += length;
  }
  return { kept: piecesOf(passage, pieces), words, isChanged };
}

/** What is read at a token, or how much is kept as text there: a name that must stay whole, and what is not wanted, which no filter can say. */
function stepAt(
  tokens: readonly Token[],
  at: number,
  afterText: boolean,
  knowledge: QueryKnowledge,
): { reading: TokenReading | null; length: number } {
  const kept = protectedAt(tokens, at, knowledge) || unwantedAt(tokens, at, knowledge);
  if (kept > 0) return { reading: null, length: kept };
  const reading = readAt(tokens, at, afterText, knowledge);
  if (reading === null) return { reading, length: 1 };
  const { length } = reading;
  const except = isWish(reading)
    ? saidAt(tokens, at + length, "exceptAfter", knowledge.locale)
    : null;
  return except === null ? { reading, length } : { reading: null, length: length + except.length };
}

interface TokenReading {
  /** Null for words that say nothing about a home. */
  word: Pick<ReadWord, "filter" | "value" | "corrected"> | null;
  length: number;
}

/** The longest reading at a token; of equally long ones the first listed. */
function readAt(
  tokens: readonly Token[],
  at: number,
  afterText: boolean,
  knowledge: QueryKnowledge,
): TokenReading | null {
  const { locale, lexicon, rates } = knowledge;
  const rooms = readRooms(tokens, at, locale);
  const phrase = saidAt(tokens, at, "filter", locale);
  const amounts = readAmounts(tokens, at, { locale, rates });
  const isOther = (position: number) =>
    isGrammar(tokens, position) || protectedAt(tokens, position, knowledge) > 0;
  const name = nameAt(lexicon, tokens, at, { locale, isOther, afterText });
  const nothing = saidAt(tokens, at, "nothing", locale);
  const distance = distanceAt(tokens, at, locale);
  const readings: (TokenReading | null)[] = [
    distance > 0 ? { word: null, length: distance } : null,
    rooms && understood("rooms", rooms.value, rooms.length),
    phrase && understood(phrase.value.filter, phrase.value.value, phrase.length),
    amounts && understood(amounts.filter, amounts.value, amounts.length),
    name && named(name),
    nothing && { word: null, length: nothing.length },
  ];
  return readings.reduce((best, reading) =>
    reading !== null && reading.length > (best?.length ?? 0) ? reading : best,
  );
}

function understood(filter: ReadFilter, value: string, length: number): TokenReading {
  return { word: { filter, value, corrected: false }, length };
}

function named({ kind, slugs, length, corrected }: NameMatch): TokenReading {
  const value = slugs.join(",");
  if (kind === "amenity" && value === "sea-view") return understood("seaView", "true", length);
  return { word: { filter: kind, value, corrected }, length };
}

/** How many tokens from here say what is not wanted, as `not in Dubai` does; 0 for none. */
function unwantedAt(tokens: readonly Token[], at: number, knowledge: QueryKnowledge): number {
  const { locale } = knowledge;
  const except = saidAt(tokens, at, "exceptBefore", locale);
  if (except === null) return 0;
  let named = at + except.length;
  for (let words = 0; words < wordsBetween && named < tokens.length; words += 1) {
    const reading = readAt(tokens, named, false, knowledge);
    if (isWish(reading)) return named + reading.length - at;
    named += saidAt(tokens, named, "nothing", locale)?.length ?? 0;
  }
  return 0;
}

/** `except in the centre` */
const wordsBetween = 3;

/** Whether something was named that no filter can leave out; an amount has filters for both sides of it. */
function isWish(reading: TokenReading | null): reading is TokenReading {
  const filter = reading?.word?.filter;
  return filter !== undefined && filter !== "price" && filter !== "area" && filter !== "handover";
}
