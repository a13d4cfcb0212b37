/** Writes how many there are of something: `1 problem`, `2 problems`; `plural` for nouns that take no s. */
export function pluralize(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}
