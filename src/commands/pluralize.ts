/** `1 problem`, `2 problems`; `plural` for irregular nouns. */
export function pluralize(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}
