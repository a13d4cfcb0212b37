/** Markup by what it was drawn from, the most recently used within a bound. */
export interface KeptMarkup {
  /** Gives the bytes of what was drawn under the same key, or draws it. */
  find(key: string, draw: () => string): Buffer;
  /** Bytes held: the markup, and keys of two bytes a character. */
  readonly bytes: number;
}

/** `maxBytes` bounds keys and markup together. */
export function createKeptMarkup(maxBytes: number): KeptMarkup {
  const markups = new Map<string, Buffer>(); // least recently used first
  let bytes = 0;

  function find(key: string, draw: () => string): Buffer {
    const found = markups.get(key);
    if (found !== undefined) {
      markups.delete(key);
      markups.set(key, found);
      return found;
    }
    const markup = bytesOf(draw());
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

function weightOf(key: string, markup: Buffer): number {
  return 2 * key.length + markup.length;
}

/** In room of their own: small buffers are cut from blocks that they share with whatever was made around them. */
function bytesOf(markup: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(markup));
  bytes.write(markup);
  return bytes;
}
