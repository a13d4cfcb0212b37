/** What an entry of the history says of itself where its list is the device's own; a page that is loaded anew finds it again. */
export const ownEntry = "own";

export function isOwnEntry(state: unknown): boolean {
  return state === ownEntry;
}
