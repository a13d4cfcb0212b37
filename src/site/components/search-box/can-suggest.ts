const han = /\p{Script=Han}/u;

/** Two characters, or one Chinese character, which may be a word. */
export function canSuggest(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length >= 2 || han.test(trimmed);
}
