/** A variable with a value that cannot be meant. The message is one sentence that names it. */
export class EnvironmentError extends Error {}

export interface Variable<Value> {
  fallback: string;
  description: string;
  /** Never repeated, not even where it is wrong. */
  secret?: true;
  /** Finishes the sentence "NAME must be …". */
  must: string;
  /** `undefined` for a value that cannot be meant. */
  parse(text: string): Value | undefined;
}

export const variable = <Value>(parts: Variable<Value>) => parts;

export function nonEmpty(text: string): string | undefined {
  return text.includes("\0") ? undefined : text;
}

export function wholeNumber(text: string, most: number): number | undefined {
  return /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

export function webAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  const usable =
    url !== null &&
    (url.protocol === "http:" || url.protocol === "https:") &&
    url.username === "" &&
    url.search === "" &&
    url.hash === "";
  return usable ? url : undefined;
}
