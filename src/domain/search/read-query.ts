/** Reads what a visitor typed: the words that name a filter become filters, the rest stays text to be searched for. */
import type { Locale } from "#domain/locale.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import { bySea, type FixedFilter } from "#domain/search/grammar/grammar.ts";
import { nameAt, type Lexicon, type NameMatch } from "#domain/search/lexicon.ts";
import { readAmounts } from "#domain/search/read-amounts.ts";
import { readRooms } from "#domain/search/read-rooms.ts";
import { pieceOf, piecesOf, placeIn, type Passage, type Piece } from "#domain/search/passage.ts";
import { keyOf, longestName, tokensOf, type Token } from "#domain/search/tokens.ts";
import { isGrammar, saidAt } from "#domain/search/vocabulary.ts";

export type ReadFilter =
  | FixedFilter
  | "country"
  | "city"
  | "town"
  | "type"
  | "developer"
  | "price"
  | "area";

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
  const words = settle(placed.sort((one, other) => one.at - other.at));
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
    const known = protectedAt(tokens, at, knowledge);
    const reading: TokenReading | null =
      known === 0 ? readAt(tokens, at, keptLast, knowledge) : null;
    const length = reading?.length ?? Math.max(known, 1);
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
  const readings: (TokenReading | null)[] = [
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

/** How many tokens from here are one project's whole name or a reference; 0 for none. */
function protectedAt(
  tokens: readonly Token[],
  at: number,
  { projectNames, locale }: QueryKnowledge,
): number {
  for (let length = Math.min(longestName, tokens.length - at); length > 0; length -= 1)
    if (projectNames.has(keyOf(tokens.slice(at, at + length)))) return length;
  return isReference(tokens, at) && saidAt(tokens, at, "currency", locale) === null ? 2 : 0;
}

/** `IST-1042`, `ist1042`: letters and a number without a space. */
function isReference(tokens: readonly Token[], at: number): boolean {
  const [letters, number] = [tokens[at]?.word ?? "", tokens[at + 1]];
  if (number === undefined || !/^\d{3,6}$/.test(number.word)) return false;
  return /^[a-z]{2,5}$/.test(letters) && /^[-‐‑–]?$/.test(number.gap);
}

/** Brings words that speak of the same together. */
function settle(words: readonly PlacedWord[]): PlacedWord[] {
  const price = narrowest(words.filter(({ filter }) => filter === "price"));
  const isOneAmenity = words
    .filter(({ filter }) => filter === "amenity")
    .every(({ value }) => value === bySea);
  return words.map((word) => {
    if (word.filter === "price" && price !== null) return { ...word, value: price };
    // Amenities are a choice among them: beside another one, a home by the sea would be lost in it.
    if (word.filter === "amenity" && word.value === bySea && !isOneAmenity)
      return { ...word, filter: "seaView", value: "true" };
    return word;
  });
}

/** `over 200k under 300k` is one range; prices that leave nothing between them stay as they are. */
function narrowest(words: readonly ReadWord[]): string | null {
  const ends = words.map(({ value }) => value.split("-"));
  const from = ends.map(([end = ""]) => end).filter((end) => end !== "");
  const to = ends.map(([, end = ""]) => end).filter((end) => end !== "");
  const least = from.length > 0 ? Math.max(...from.map(Number)) : null;
  const most = to.length > 0 ? Math.min(...to.map(Number)) : null;
  if (words.length < 2 || (least !== null && most !== null && least > most)) return null;
  return `${least ?? ""}-${most ?? ""}`;
}
