/** Whose list an address holds, compared with the device's. */

export type ListOwnership =
  /** The device's own. */
  | "own"
  /** A proper subset of the device's list. */
  | "part"
  /** Not entirely saved on the device: somebody else's list, or an older one. */
  | "shared"
  /** Without storage, only the address holds the list. */
  | "unkept";

interface OwnershipInput {
  homes: readonly string[];
  saved: readonly string[];
  /** Whether the browser denies storage. */
  denied: boolean;
  /** Whether the address follows the device's list, which may be ahead. */
  isOwn: boolean;
}

export function listOwnership({ homes, saved, denied, isOwn }: OwnershipInput): ListOwnership {
  if (isOwn) return denied && homes.length > 0 ? "unkept" : "own";
  if (homes.every((home) => saved.includes(home))) return "part";
  return denied && saved.length === 0 ? "unkept" : "shared";
}

/** False while unknown, as always on the server. */
export function isShared(standing: ListOwnership | null): boolean {
  return standing === "part" || standing === "shared";
}

/** In any order. */
export function hasSameProjects(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((home) => other.includes(home));
}
