/** Isolates a left-to-right run such as `2+1` or `$420,000` where no `<bdi>` can be used. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Removes isolates from text that leaves the page, such as a meta description. */
export function stripIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}

/** Isolates rooms such as `2+1` in text that visitors typed: Arabic letters would reverse them. */
export function isolateRooms(text: string): string {
  return text.replaceAll(/\d\s?\+\s?\d/g, (rooms) => isolate(rooms));
}

/** Keeps a percent sign behind its number after Arabic letters; skips marked numbers and escapes such as `/10%20`. */
export function markPercentDirection(text: string): string {
  return text.replaceAll(
    /(?<![\d.,\u200E\u200F])\d[\d.,]*%(?![\dA-Fa-f])/g,
    (percentage) => `\u200F${percentage}`,
  );
}
