/** Whose list an address holds, compared with the device's. */

export type ListStanding =
  /** The device's own. */
  | "own"
  /** A proper subset of the device's list. */
  | "part"
  /** Not entirely saved on the device: somebody else's list, or an older one. */
  | "shared"
  /** Without storage, only the address holds the list. */
  | "unkept";

interface Lists {
  homes: readonly string[];
  kept: readonly string[];
  /** Whether the browser denies storage. */
  denied: boolean;
  /** Whether the address follows the device's list, which may be ahead. */
  isOwn: boolean;
}

export function standingOf({ homes, kept, denied, isOwn }: Lists): ListStanding {
  if (isOwn) return denied && homes.length > 0 ? "unkept" : "own";
  if (homes.every((home) => kept.includes(home))) return "part";
  return denied && kept.length === 0 ? "unkept" : "shared";
}

/** False while unknown, as always on the server. */
export function isForeign(standing: ListStanding | null): boolean {
  return standing === "part" || standing === "shared";
}

/** In any order. */
export function sameHomes(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((home) => other.includes(home));
}
