const wordsPerMinute = 200;
const hanPerMinute = 400;

const hanPattern = /\p{Script=Han}/gu;
/** A word with the apostrophes, points and hyphens inside it: `2019'da`, `1,150` and `off-plan` are one each. */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * Estimates how many whole minutes a text takes to read, at least one: 200 words a minute, and of Chinese 400 characters,
 * since it writes no spaces between words. Marks of Markdown and punctuation take no time.
 */
export function readingMinutes(text: string): number {
  const han = text.match(hanPattern)?.length ?? 0;
  const words = text.replaceAll(hanPattern, " ").match(wordPattern)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute + han / hanPerMinute));
}
