/** PostgreSQL refuses a term of more than 2,046 bytes; nobody types one. */
const mostCharacters = 100;

/**
 * A term as both engines hold it. Throws where it has anything but letters and digits in it: such a term could speak the
 * engines' query languages.
 */
export function indexed(term: string): string {
  if (!/^[\p{L}\p{N}]+$/u.test(term)) throw new Error(`Not a term: ${JSON.stringify(term)}`);
  return [...term].slice(0, mostCharacters).join("");
}
