/** Keeps a run such as `2+1` or `$420,000` in its own order inside a sentence of the other direction, where no `<bdi>` can stand. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Takes the isolating marks out of a text that leaves the page, such as a description for search engines, or that needs none. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}

/** Keeps homes such as `2+1` in their order after Arabic letters, which would turn the plus round: for what visitors typed themselves. */
export function withRoomsInOrder(text: string): string {
  return text.replaceAll(/\d\s?\+\s?\d/g, (rooms) => isolate(rooms));
}

/**
 * Keeps the sign of a percentage behind its number, which it leaves after Arabic letters. A mark that is there stays the only
 * one; an address such as `/10%20` is none.
 */
export function withPercentsInOrder(text: string): string {
  return text.replaceAll(
    /(?<![\d.,\u200E\u200F])\d[\d.,]*%(?![\dA-Fa-f])/g,
    (percentage) => `\u200F${percentage}`,
  );
}
