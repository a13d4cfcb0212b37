/** Whose list an address holds, compared with the device's. */

export type ListOwnership =
  /** The device's own. */
  | "own"
  /** A proper subset of the device's list. */
  | "subset"
  /** Not entirely saved on the device: somebody else's list, or an older one. */
  | "shared"
  /** Without storage, only the address holds the list. */
  | "unsaved";

interface OwnershipInput {
  references: readonly string[];
  saved: readonly string[];
  /** Whether the browser denies storage. */
  denied: boolean;
  /** Whether the address follows the device's list, which may be newer. */
  isOwn: boolean;
}

export function listOwnership({ references, saved, denied, isOwn }: OwnershipInput): ListOwnership {
  if (isOwn) return denied && references.length > 0 ? "unsaved" : "own";
  if (references.every((ref) => saved.includes(ref))) return "subset";
  return denied && saved.length === 0 ? "unsaved" : "shared";
}

/** False while unknown, as always on the server. */
export function isShared(ownership: ListOwnership | null): boolean {
  return ownership === "subset" || ownership === "shared";
}

/** In any order. */
export function hasSameProjects(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((ref) => other.includes(ref));
}
