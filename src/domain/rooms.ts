/** Home sizes as bedrooms and living rooms: `studio`, `1+1` … `7+2`. */

export const studio = "studio";

/** Homes with five or more bedrooms share one filter value. */
export const largeHomes = "5+1+";

export function bedroomsOf(rooms: string): number {
  return rooms === studio ? 0 : Number.parseInt(rooms, 10);
}

export function livingRoomsOf(rooms: string): number {
  return rooms === studio ? 0 : Number(rooms.slice(rooms.indexOf("+") + 1));
}

/** Writes rooms for a URL, where a plus would be decoded as a space: `2-1`, `5-1+`. */
export function encodeRooms(rooms: string): string {
  return rooms.replace("+", "-");
}

export function isRooms(text: string): boolean {
  return text === studio || /^[1-9]\+[0-3]$/.test(text);
}

/** Compare function for sorting by bedrooms, then by living rooms. */
export function compareRooms(one: string, other: string): number {
  return bedroomsOf(one) - bedroomsOf(other) || livingRoomsOf(one) - livingRoomsOf(other);
}
