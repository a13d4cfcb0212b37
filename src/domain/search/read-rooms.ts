/** How many rooms: `2+1`, `two-bed`, `2-комнатная`, `3 yatak odalı`, `三室一厅`. */
import { largeHomes, roomsInAddress, studio } from "#domain/rooms.ts";
import type { Locale } from "#domain/locale.ts";
import type { Token } from "#domain/search/tokens.ts";
import { saidAt } from "#domain/search/vocabulary.ts";

export interface Reading {
  /** As an address writes it. */
  value: string;
  /** Tokens that were read. */
  length: number;
}

/** Reads a size that begins at a token, as an address writes it. Five bedrooms count as five and more, as in the listing's filter. */
export function readRooms(tokens: readonly Token[], at: number, locale: Locale): Reading | null {
  return readPlus(tokens, at) ?? readCounted(tokens, at, locale);
}

/** Bedrooms and living rooms with a plus, which an address that was typed by hand turns into a space. */
function readPlus(tokens: readonly Token[], at: number): Reading | null {
  const [bedrooms, living] = [tokens[at], tokens[at + 1]];
  if (bedrooms === undefined || living === undefined) return null;
  if (!/^[1-9]$/.test(bedrooms.word) || !/^[0-3]$/.test(living.word)) return null;
  const plus = living.gap.trim() === "+";
  const lostPlus = living.gap === " " && living.word === "1";
  if (!plus && !lostPlus) return null;
  return { value: sizeOf(Number(bedrooms.word), Number(living.word)), length: 2 };
}

function readCounted(tokens: readonly Token[], at: number, locale: Locale): Reading | null {
  const first = countAt(tokens, at, locale);
  if (first === null) return null;
  const last = isDash(tokens[at + first.length]?.gap)
    ? countAt(tokens, at + first.length, locale)
    : null;
  const counted = first.length + (last?.length ?? 0);

  const bedrooms = saidAt(tokens, at + counted, "bedrooms", locale);
  const withLiving = saidAt(tokens, at + counted, "roomsWithLiving", locale);
  const unitLength = Math.max(bedrooms?.length ?? 0, withLiving?.length ?? 0);
  if (unitLength === 0) return null;

  const livingInside = bedrooms?.length === unitLength ? 0 : 1;
  const upTo = /^\s*\+/.test(tokens[at + counted]?.gap ?? "") ? 5 : (last?.value ?? first.value);
  const sizes: string[] = [];
  for (let rooms = first.value; rooms <= Math.max(upTo, first.value); rooms += 1)
    sizes.push(sizeOf(rooms - livingInside, 1));
  const length = counted + unitLength;
  return {
    value: [...new Set(sizes)].join(","),
    length: length + livingRoomsAt(tokens, at + length, locale),
  };
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
  return roomsInAddress(bedrooms >= 5 ? largeHomes : `${bedrooms}+${livingRooms}`);
}

/** Tells whether two numbers are the ends of a range. */
export function isDash(gap: string | undefined): boolean {
  return /^\s*[-‐‑–—~〜至]\s*$/.test(gap ?? "");
}
