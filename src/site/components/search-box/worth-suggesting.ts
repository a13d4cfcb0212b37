const han = /\p{Script=Han}/u;

/** Tells whether a text says enough for suggestions: two characters, or one where a character is a word. */
export function isWorthSuggesting(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length >= 2 || han.test(trimmed);
}
