/** Markup by what it was drawn from, the most recently used within a bound. */
export interface KeptMarkup {
  /** Gives what was drawn under the same key, or draws it. */
  find(key: string, draw: () => string): string;
  /** Bytes held, as a string of two bytes a character would take them. */
  readonly bytes: number;
}

/** `maxBytes` bounds keys and markup together. */
export function createKeptMarkup(maxBytes: number): KeptMarkup {
  const markups = new Map<string, string>(); // least recently used first
  let bytes = 0;

  function find(key: string, draw: () => string): string {
    const found = markups.get(key);
    if (found !== undefined) {
      markups.delete(key);
      markups.set(key, found);
      return found;
    }
    const markup = inOnePiece(draw());
    markups.set(key, markup);
    bytes += weightOf(key, markup);
    for (const [oldest, drawn] of markups) {
      if (bytes <= maxBytes) break;
      markups.delete(oldest);
      bytes -= weightOf(oldest, drawn);
    }
    return markup;
  }

  return {
    find,
    get bytes() {
      return bytes;
    },
  };
}

/** A string that was added up stays a tree of its pieces, of nine bytes a character. */
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}

function weightOf(key: string, markup: string): number {
  return 2 * (key.length + markup.length);
}
