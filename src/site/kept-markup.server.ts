import { createBoundedEntries } from "#memory/bounded-entries.ts";
import { ownRoom } from "#memory/own-room.ts";

/** Markup by what it was drawn from, within a bound; what is used stays before what is not (decision 31). */
export interface KeptMarkup {
  /** Gives the bytes of what was drawn under the same key, or draws it. */
  find(key: string, draw: () => string): Buffer;
  /** Of keys and markup together. */
  readonly bytes: number;
}

/** `maxBytes` bounds keys and markup together. */
export function createKeptMarkup(maxBytes: number): KeptMarkup {
  const markups = createBoundedEntries<Buffer>(maxBytes, (markup) => markup.length);

  function find(key: string, draw: () => string): Buffer {
    const found = markups.use(key);
    if (found !== undefined) return found;
    const markup = ownRoom(draw());
    markups.put(key, markup);
    return markup;
  }

  return {
    find,
    get bytes() {
      return markups.bytes;
    },
  };
}
