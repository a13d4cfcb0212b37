/** How many rooms: `2+1`, `two-bed`, `2-комнатная`, `3 yatak odalı`, `三室一厅`. */
import { largeHomes, roomsInAddress, studio } from "#domain/rooms.ts";
import type { Locale } from "#domain/locale.ts";
import type { Token } from "#domain/search/tokens.ts";
import { saidAt } from "#domain/search/vocabulary.ts";

export interface RoomsReading {
  /** As an address writes it. */
  value: string;
  /** Tokens that were read. */
  length: number;
}

/** A size, or several between two numbers of bedrooms. */
interface Sizes {
  from: number;
  to: number;
  livingRooms: number;
  length: number;
}

/** The filter counts homes of as many bedrooms and more as one size. */
const mostBedrooms = 5;

/** Reads a size, or a least or greatest one, that begins at a token. Null where there is none. */
export function readRooms(
  tokens: readonly Token[],
  at: number,
  locale: Locale,
): RoomsReading | null {
  const least = saidAt(tokens, at, "overBefore", locale);
  const most = saidAt(tokens, at, "underBefore", locale);
  const before = least?.length ?? most?.length ?? 0;
  const sizes = readPlus(tokens, at + before) ?? readCounted(tokens, at + before, locale);
  if (sizes === null) return null;

  const end = at + before + sizes.length;
  const orMore = saidAt(tokens, end, "overAfter", locale);
  const isLeast = orMore !== null || (least !== null && sizes.from === sizes.to);
  const from = most !== null && !isLeast ? 0 : sizes.from;
  const to = isLeast ? Math.max(mostBedrooms, sizes.to) : sizes.to;
  const values = Array.from({ length: Math.max(to - from + 1, 0) }, (_, more) =>
    sizeOf(from + more, sizes.livingRooms),
  );
  if (values.length === 0) return null;
  return {
    value: [...new Set(values)].join(","),
    length: before + sizes.length + (orMore?.length ?? 0),
  };
}

/** Bedrooms and living rooms with a plus, which an address that was typed by hand turns into a space. */
function readPlus(tokens: readonly Token[], at: number): Sizes | null {
  const [bedrooms, living] = [tokens[at], tokens[at + 1]];
  if (bedrooms === undefined || living === undefined) return null;
  if (!/^[1-9]$/.test(bedrooms.word) || !/^[0-3]$/.test(living.word)) return null;
  const isPlus = living.gap.trim() === "+";
  const isLostPlus = living.gap === " " && living.word === "1";
  if (!isPlus && !isLostPlus) return null;
  const from = Number(bedrooms.word);
  return { from, to: from, livingRooms: Number(living.word), length: 2 };
}

/** A number of rooms in figures or in words, or two as the ends of a range, with what is counted. */
function readCounted(tokens: readonly Token[], at: number, locale: Locale): Sizes | null {
  const first = countAt(tokens, at, locale);
  if (first === null) return null;
  const last = secondAt(tokens, at + first.length, locale);
  const unitAt = at + first.length + (last?.length ?? 0);

  const bedrooms = saidAt(tokens, unitAt, "bedrooms", locale)?.length ?? 0;
  const withLiving = saidAt(tokens, unitAt, "roomsWithLiving", locale)?.length ?? 0;
  const unit = Math.max(bedrooms, withLiving);
  if (unit === 0) return null;

  const inside = bedrooms === unit ? 0 : 1;
  const isOpen = /^\s*\+/.test(tokens[unitAt]?.gap ?? "");
  const end = unitAt + unit;
  return {
    from: first.value - inside,
    to: (isOpen ? mostBedrooms : (last?.value ?? first.value)) - inside,
    livingRooms: 1,
    length: end - at + livingRoomsAt(tokens, end, locale),
  };
}

/** The other end of a range, with what joins it to the first. */
function secondAt(
  tokens: readonly Token[],
  at: number,
  locale: Locale,
): { value: number; length: number } | null {
  const joined = isDash(tokens[at]?.gap) ? 0 : saidAt(tokens, at, "to", locale)?.length;
  const count = joined === undefined ? null : countAt(tokens, at + joined, locale);
  return count && { value: count.value, length: count.length + (joined ?? 0) };
}

/** `一厅`, `1 salon`: every home of ours has one, so that it is read and says nothing. */
function livingRoomsAt(tokens: readonly Token[], at: number, locale: Locale): number {
  const count = countAt(tokens, at, locale);
  if (count === null) return 0;
  const living = saidAt(tokens, at + count.length, "livingRooms", locale);
  return living === null ? 0 : count.length + living.length;
}

function countAt(
  tokens: readonly Token[],
  at: number,
  locale: Locale,
): { value: number; length: number } | null {
  const word = tokens[at]?.word ?? "";
  if (/^[1-9]$/.test(word)) return { value: Number(word), length: 1 };
  return saidAt(tokens, at, "number", locale);
}

function sizeOf(bedrooms: number, livingRooms: number): string {
  if (bedrooms < 1 || livingRooms === 0) return studio;
  return roomsInAddress(bedrooms >= mostBedrooms ? largeHomes : `${bedrooms}+${livingRooms}`);
}

/** Tells whether two numbers are the ends of a range. */
export function isDash(gap: string | undefined): boolean {
  return /^\s*[-‐‑–—~〜至]\s*$/.test(gap ?? "");
}
