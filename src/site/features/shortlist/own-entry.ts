import { inPlace } from "#site/ui/link.tsx";

/** History state that marks the device's own list, so that a reload recognises it. */
export const ownEntry = { own: true };

/** The same, for in-place updates of that list. */
export const ownEntryInPlace = { ...ownEntry, ...inPlace };

export function isOwnEntry(state: unknown): boolean {
  return typeof state === "object" && state !== null && "own" in state;
}
