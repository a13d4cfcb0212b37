/** Sets of projects, a bit a place: rows of them stand one after the other, a row for each number of a numbering. */

/** Words that a set of so many places takes. */
export function bitmapWords(places: number): number {
  return Math.ceil(places / 32);
}

/** Adds a place to the set that begins at a word. */
export function addPlace(bitmaps: Int32Array, start: number, place: number): void {
  const word = start + (place >>> 5);
  bitmaps[word] = (bitmaps[word] ?? 0) | (1 << (place & 31));
}

/** Whether the set that begins at a word has a place. */
export function hasPlace(bitmaps: Int32Array, start: number, place: number): boolean {
  return ((bitmaps[start + (place >>> 5)] ?? 0) & (1 << (place & 31))) !== 0;
}

/** Counts the places that one set has in common with that which begins at a word. */
export function countCommon(one: Int32Array, bitmaps: Int32Array, start: number): number {
  let count = 0;
  for (let word = 0; word < one.length; word++)
    count += bitsIn((one[word] ?? 0) & (bitmaps[start + word] ?? 0));
  return count;
}

/** Adds neighbouring bits, pairs of them, fours of those, and all bytes at last. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
