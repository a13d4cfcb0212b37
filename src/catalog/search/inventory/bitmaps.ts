/** Bitmaps of project indexes, stored one after another in one array; `start` is the first word of a bitmap. */

/** 32-bit words that one bitmap needs. */
export function bitmapWords(indexes: number): number {
  return Math.ceil(indexes / 32);
}

export function setBit(bitmaps: Int32Array, start: number, index: number): void {
  const word = start + (index >>> 5);
  bitmaps[word] = (bitmaps[word] ?? 0) | (1 << (index & 31));
}

export function hasBit(bitmaps: Int32Array, start: number, index: number): boolean {
  return ((bitmaps[start + (index >>> 5)] ?? 0) & (1 << (index & 31))) !== 0;
}

export function countIntersection(one: Int32Array, bitmaps: Int32Array, start: number): number {
  let count = 0;
  for (let word = 0; word < one.length; word++)
    count += popCount((one[word] ?? 0) & (bitmaps[start + word] ?? 0));
  return count;
}

/** The parallel bit count from Hacker's Delight: sums neighbouring bits, pairs, fours and finally bytes. */
function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
