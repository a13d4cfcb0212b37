/** Reads rooms: `2+1`, `two-bed`, `2-х комнатная`, `3 yatak odalı`, `3 or more bedrooms`, `三室一厅`. */
import type { Locale } from "#domain/locale.ts";
import { largeHomes, encodeRooms, studio } from "#domain/rooms.ts";
import { isAblative, isDash, belongsToNextAmount } from "#domain/search/parse-bounds.ts";
import { unreadableAt } from "#domain/search/parse-numerals.ts";
import type { Token } from "#domain/search/tokens.ts";
import { localePhraseAt, phraseAt, type BoundInclusion } from "#domain/search/phrases.ts";

export interface ParsedRooms {
  value: string;
  length: number;
}

interface ParsedSize {
  bedrooms: readonly number[];
  livingRooms: number;
  /** A bound inside the size itself: `3 or more bedrooms`. */
  bound: Bound | null;
  length: number;
}

interface Bound {
  side: "lower" | "upper";
  inclusion: BoundInclusion;
  length: number;
}

/** The filter groups homes with this many bedrooms or more. */
const maxBedrooms = 5;

/** Reads a size or a bound on size at a token; null for none. */
export function parseRooms(
  tokens: readonly Token[],
  at: number,
  locale: Locale,
): ParsedRooms | null {
  const before = boundBefore(tokens, at, locale);
  const between = before === null ? (phraseAt(tokens, at, "between", locale)?.length ?? 0) : 0;
  const start = at + (before?.length ?? between);
  const size =
    parsePlus(tokens, start, locale) ??
    parseCounted(tokens, start, locale) ??
    parseSizeWord(tokens, start, locale);
  if (size === null) return null;

  const isSeveral = size.bedrooms.length > 1;
  const closing = isSeveral
    ? (phraseAt(tokens, start + size.length, "between", locale)?.length ?? 0)
    : 0;
  if (between > 0 && !isSeveral) return null;
  const end = start + size.length + closing;
  const after = size.bound === null ? boundAfter(tokens, end, locale) : null;
  const bound = after ?? size.bound ?? (isSeveral ? null : before);
  const bedrooms = withinBound(size.bedrooms, bound);
  if (bedrooms.length === 0) return null;
  const values = bedrooms.map((each) => sizeOf(each, size.livingRooms));
  return {
    value: [...new Set(values)].join(","),
    length: end + (after?.length ?? 0) - at,
  };
}

function withinBound(bedrooms: readonly number[], bound: Bound | null): readonly number[] {
  if (bound === null) return bedrooms;
  const offset = bound.inclusion === "excluded" ? 1 : 0;
  const least = bound.side === "lower" ? Math.max(...bedrooms) + offset : 0;
  const most =
    bound.side === "upper" ? Math.max(...bedrooms) - offset : Math.max(maxBedrooms, least);
  return allBetween(least, most);
}

function allBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, more) => from + more);
}

function boundBefore(tokens: readonly Token[], at: number, locale: Locale): Bound | null {
  if (tokens[at]?.word === "من" && phraseAt(tokens, at, "lowerBoundBefore", locale)?.length === 1)
    return null; // "of two rooms"
  const least = phraseAt(tokens, at, "lowerBoundBefore", locale);
  const most = phraseAt(tokens, at, "upperBoundBefore", locale);
  if (least !== null && least.length >= (most?.length ?? 0))
    return { side: "lower", inclusion: least.value, length: least.length };
  return most && { side: "upper", inclusion: most.value, length: most.length };
}

function boundAfter(tokens: readonly Token[], at: number, locale: Locale): Bound | null {
  const isCompared = isAblative(tokens[at - 1]);
  const least =
    (isCompared ? phraseAt(tokens, at, "moreAblative", locale) : null) ??
    phraseAt(tokens, at, "lowerBoundAfter", locale);
  if (least !== null && !belongsToNextAmount(tokens, at, least.length, locale))
    return { side: "lower", inclusion: least.value, length: least.length };
  const most =
    (isCompared ? phraseAt(tokens, at, "lessAblative", locale) : null) ??
    phraseAt(tokens, at, "upperBoundAfter", locale);
  if (most === null || belongsToNextAmount(tokens, at, most.length, locale)) return null;
  return { side: "upper", inclusion: most.value, length: most.length };
}

/** A plus sign in a hand-typed URL is decoded as a space, so `2 1` counts too. */
function parsePlus(tokens: readonly Token[], at: number, locale: Locale): ParsedSize | null {
  const [bedrooms, next] = [tokens[at], tokens[at + 1]];
  if (bedrooms === undefined || next === undefined) return null;
  if (/^[1-9]$/.test(bedrooms.word) && /^[0-3]$/.test(next.word)) {
    const isPlus = next.gap.trim() === "+" || (next.gap === " " && next.word === "1");
    return isPlus ? plus(Number(bedrooms.word), Number(next.word), 2) : null;
  }
  const first = countAt(tokens, at, locale);
  if (first === null) return null;
  const phrase = phraseAt(tokens, at + first.length, "plus", locale);
  const living = phrase && countAt(tokens, at + first.length + phrase.length, locale);
  if (phrase === null || living === null || living.value > 3 || first.value > 9) return null;
  return plus(first.value, living.value, first.length + phrase.length + living.length);

  function plus(count: number, livingRooms: number, length: number): ParsedSize {
    const isAttributive = /^l[iu]k$/.test(tokens[at + length]?.word ?? ""); // attributive ending: "2+1 lik daire"
    return {
      bedrooms: [count],
      livingRooms,
      bound: null,
      length: length + (isAttributive ? 1 : 0),
    };
  }
}

/** Numbers of rooms followed by their noun: `2`, `2-3`, `1, 2 or 3`, `3 or more`. */
function parseCounted(tokens: readonly Token[], at: number, locale: Locale): ParsedSize | null {
  const counts = countsAt(tokens, at, locale);
  if (counts === null) return null;
  const bound = boundAfter(tokens, at + counts.length, locale);
  const unitAt = at + counts.length + (bound?.length ?? 0);

  const bedrooms = phraseAt(tokens, unitAt, "bedrooms", locale)?.length ?? 0;
  const withLiving = phraseAt(tokens, unitAt, "roomsWithLiving", locale)?.length ?? 0;
  const unit = Math.max(bedrooms, withLiving);
  if (unit === 0) return null;

  const includedLivingRooms = bedrooms === unit ? 0 : 1;
  const isOpen = /^\s*\+/.test(tokens[unitAt]?.gap ?? "");
  const end = unitAt + unit;
  return {
    bedrooms: counts.values.map((value) => value - includedLivingRooms),
    livingRooms: 1,
    bound: bound ?? (isOpen ? { side: "lower", inclusion: "included", length: 0 } : null),
    length: end - at + livingRoomsLength(tokens, end, locale),
  };
}

/** A size that is a word of its own: غرفتين, двушка. */
function parseSizeWord(tokens: readonly Token[], at: number, locale: Locale): ParsedSize | null {
  const phrase = phraseAt(tokens, at, "filter", locale);
  if (phrase?.value.filter !== "rooms" || phrase.value.value.includes(",")) return null;
  const { value } = phrase.value;
  const bedrooms = value === studio ? 0 : Number.parseInt(value, 10);
  const length = phrase.length + livingRoomsLength(tokens, at + phrase.length, locale);
  return { bedrooms: [bedrooms], livingRooms: 1, bound: null, length };
}

/** One number or several; a dash or `to` between two means the whole range. */
function countsAt(
  tokens: readonly Token[],
  at: number,
  locale: Locale,
): { values: number[]; length: number } | null {
  const first = countAt(tokens, at, locale);
  if (first === null) return null;
  const values = [first.value];
  let end = at + first.length;
  for (;;) {
    const range = isDash(tokens[end]?.gap) ? 0 : phraseAt(tokens, end, "to", locale)?.length;
    const choice = /^\s*[,/、]\s*$/.test(tokens[end]?.gap ?? "") ? 0 : undefined;
    const or = localePhraseAt(tokens, end, "or", locale)?.length;
    const separator = or ?? range ?? choice;
    const next = separator === undefined ? null : countAt(tokens, end + separator, locale);
    if (separator === undefined || next === null) return { values, length: end - at };
    const isRange = or === undefined && range !== undefined;
    const last = values.at(-1) ?? next.value;
    values.push(...(isRange ? allBetween(last + 1, next.value) : [next.value]));
    end += separator + next.length;
  }
}

/** `一厅`, `1 salon`, `وصالة`: read and ignored, because every home on offer has a living room. */
function livingRoomsLength(tokens: readonly Token[], at: number, locale: Locale): number {
  const separator =
    phraseAt(tokens, at, "to", locale)?.length ??
    phraseAt(tokens, at, "stopWord", locale)?.length ??
    0;
  const isJoined = separator > 0 || /^و./.test(tokens[at]?.word ?? "");
  for (const position of [at, at + separator]) {
    const count = countAt(tokens, position, locale)?.length ?? 0;
    const living = phraseAt(tokens, position + count, "livingRooms", locale)?.length ?? 0;
    if (living > 0 && (count > 0 || isJoined)) return position + count + living - at;
  }
  return 0;
}

function countAt(
  tokens: readonly Token[],
  at: number,
  locale: Locale,
): { value: number; length: number } | null {
  const word = tokens[at]?.word ?? "";
  const [digits] = /^(?:[1-9]|1\d|20)$/.exec(word) ?? [];
  if (digits !== undefined)
    return { value: Number(digits), length: 1 + endingLength(tokens[at + 1]) };
  const phrase =
    unreadableAt(tokens, at, locale) > 0 ? null : localePhraseAt(tokens, at, "number", locale);
  return phrase !== null && Number.isInteger(phrase.value) && phrase.value <= 20 ? phrase : null;
}

/** A Russian ending written after a figure: `2-х`, `3ех`, `4-мя`. */
function endingLength(token: Token | undefined): number {
  const isEnding = /^(?:[уеы]?х|x|мя|ти|и|й|я)$/.test(token?.word ?? "");
  return isEnding && /^[-‐‑–]?$/.test(token?.gap ?? " ") ? 1 : 0;
}

function sizeOf(bedrooms: number, livingRooms: number): string {
  if (bedrooms < 1 || livingRooms === 0) return studio;
  return encodeRooms(bedrooms >= maxBedrooms ? largeHomes : `${bedrooms}+${livingRooms}`);
}
