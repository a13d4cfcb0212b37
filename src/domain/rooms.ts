/** Homes by bedrooms and living rooms, as the trade writes them: `studio`, `1+1` … `7+2`. */

export const studio = "studio";

/** Homes of five bedrooms and more, which count as one size. */
export const largeHomes = "5+1+";

/** Counts the bedrooms; a studio has none. */
export function bedroomsOf(rooms: string): number {
  return rooms === studio ? 0 : Number.parseInt(rooms, 10);
}

/** Counts the living rooms; a studio has none of its own. */
export function livingRoomsOf(rooms: string): number {
  return rooms === studio ? 0 : Number(rooms.slice(rooms.indexOf("+") + 1));
}

/** Writes a size as addresses do, where a plus would be read as a space: `2-1`, `5-1+`. */
export function roomsInAddress(rooms: string): string {
  return rooms.replace("+", "-");
}

/** Tells whether a text is written as we write rooms. */
export function isRooms(text: string): boolean {
  return text === studio || /^[1-9]\+[0-3]$/.test(text);
}

/** Orders homes from the smallest: by bedrooms, then by living rooms. */
export function compareRooms(one: string, other: string): number {
  return bedroomsOf(one) - bedroomsOf(other) || livingRoomsOf(one) - livingRoomsOf(other);
}
