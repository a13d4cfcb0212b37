const wordsPerMinute = 200;
const hanPerMinute = 400;

const hanPattern = /\p{Script=Han}/gu;
/** A word includes inner apostrophes, points and hyphens: `2019'da`, `1,150` and `off-plan` are one each. */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu;

/** Estimates reading time in whole minutes, at least 1: 200 words a minute, or 400 characters of Chinese, which has no spaces. */
export function readingMinutes(text: string): number {
  const han = text.match(hanPattern)?.length ?? 0;
  const words = text.replaceAll(hanPattern, " ").match(wordPattern)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute + han / hanPerMinute));
}
