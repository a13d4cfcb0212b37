/** What an entry of the history says of itself where its list is the device's own; a page that is loaded anew finds it again. */
export const ownEntry = { ownHomes: true };

export function isOwnEntry(state: unknown): boolean {
  return typeof state === "object" && state !== null && "ownHomes" in state;
}
