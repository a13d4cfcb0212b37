/** Markup by what it was drawn from, the most recently used within a bound. */
export interface KeptMarkup {
  /** Gives what was drawn for an item under the same circumstances, or draws it. */
  find(shared: string, item: string, draw: () => string): string;
  /** Bytes held, as a string of two bytes a character would take them. */
  readonly bytes: number;
}

/** `maxBytes` bounds keys and markup together. */
export function createKeptMarkup(maxBytes: number): KeptMarkup {
  const numbers = new Map<string, number>();
  const markups = new Map<string, string>(); // least recently used first
  let bytes = 0;

  /** Circumstances are few and long: a number stands for them in the keys of their items. */
  function numberOf(shared: string): number {
    const known = numbers.get(shared);
    if (known !== undefined) return known;
    if (numbers.size === 1_000) forget();
    numbers.set(shared, numbers.size);
    return numbers.size - 1;
  }

  function forget(): void {
    numbers.clear();
    markups.clear();
    bytes = 0;
  }

  function find(shared: string, item: string, draw: () => string): string {
    const key = `${numberOf(shared)} ${item}`;
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
