/** Whose list an address holds, beside what the device keeps. */

export type ListStanding =
  /** The device's own. */
  | "own"
  /** All of it is kept, and more. */
  | "part"
  /** Somebody else's, or an older one: not all of it is kept. */
  | "shared"
  /** The browser keeps nothing, and the address is all there is, of the own list, too. */
  | "unkept";

interface Lists {
  homes: readonly string[];
  kept: readonly string[];
  /** Whether the browser denies storage. */
  denied: boolean;
  /** Whether the address follows the device, which may be ahead of it. */
  isOwn: boolean;
}

export function standingOf({ homes, kept, denied, isOwn }: Lists): ListStanding {
  if (isOwn) return denied && homes.length > 0 ? "unkept" : "own";
  if (homes.every((home) => kept.includes(home))) return "part";
  return denied && kept.length === 0 ? "unkept" : "shared";
}

/** Whether a list is called somebody else's; while nobody knows, which is always so on the server, it is not. */
export function isForeign(standing: ListStanding | null): boolean {
  return standing === "part" || standing === "shared";
}

/** Tells whether two lists hold the same homes, in whatever order. */
export function sameHomes(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((home) => other.includes(home));
}
