import { inPlace } from "#site/ui/link.tsx";

/** What an entry of the history says of itself where its list is the device's own; a page that is loaded anew finds it again. */
export const ownEntry = { own: true };

/** The same of an own list that changes under the visitor's hand. */
export const ownEntryInPlace = { ...ownEntry, ...inPlace };

export function isOwnEntry(state: unknown): boolean {
  return typeof state === "object" && state !== null && "own" in state;
}
