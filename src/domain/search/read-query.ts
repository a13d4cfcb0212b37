/** Reads a search query: words that name a filter become filters, the rest stays free text. */
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
  said: string;
  filter: ReadFilter;
  /** As written in a listing's URL. */
  value: string;
  /** Whether a misspelling was corrected. */
  corrected: boolean;
}

export interface ReadQuery {
  /** The unread words, as typed; empty when everything was read. */
  text: string;
  /** Null when none or several countries were named. */
  country: string | null;
  words: ReadWord[];
}

export interface QueryKnowledge {
  locale: Locale;
  lexicon: Lexicon;
  rates: readonly CurrencyRate[];
  /** Keys of project names; a whole project name stays text, whatever its words mean. */
  projectNames: ReadonlySet<string>;
}

interface PlacedWord extends ReadWord {
  at: number;
}

/** Reads any query without throwing; values of one filter are alternatives, but prices intersect. */
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

/** One pass; removing a phrase may join words that form another, so passes repeat until nothing changes. */
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

/** Names to protect and negated words, for which there is no filter, stay text. */
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
  /** Null for stop words. */
  word: Pick<ReadWord, "filter" | "value" | "corrected"> | null;
  length: number;
}

/** Returns the longest reading at a token; the first wins a tie. */
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

/** Counts the tokens of a negation such as `not in Dubai`; 0 for none. */
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

/** Maximum words between a negation and its object: `except in the centre`. */
const wordsBetween = 3;

/** Whether a reading has no negated form; amounts do, since they have bounds on both sides. */
function isWish(reading: TokenReading | null): reading is TokenReading {
  const filter = reading?.word?.filter;
  return filter !== undefined && filter !== "price" && filter !== "area" && filter !== "handover";
}
