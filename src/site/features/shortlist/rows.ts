import type { HomeOrder } from "#contract/home-list.ts";
import type { ExplainedPrice } from "#site/components/price-view.server.ts";
import type { ProjectCardView } from "#site/components/project-card-view.server.ts";

/** A home of a list: its card, and its price to put the list in order by, whole USD. */
export interface ListedHome extends ProjectCardView {
  priceUsd: number;
  price: ExplainedPrice;
}

type Priced = Pick<ListedHome, "ref" | "priceUsd">;

/** What references name: homes, and references of homes that were offered once. */
export interface ListedHomes {
  homes: readonly ListedHome[];
  withdrawn: readonly string[];
}

/** Without a home: it was offered once, and is no longer. */
export interface ShortlistRow<Home> {
  ref: string;
  home: Home | null;
}

/** Parts what is or was a home here from references that name nothing; both as they were saved. */
export function partUnknown(
  asked: readonly string[],
  { homes, withdrawn }: { homes: readonly { ref: string }[]; withdrawn: readonly string[] },
): { known: string[]; unknown: string[] } {
  const offered = new Set([...homes.map(({ ref }) => ref), ...withdrawn]);
  return {
    known: asked.filter((ref) => offered.has(ref)),
    unknown: asked.filter((ref) => !offered.has(ref)),
  };
}

/** The rows of known homes. By price those that cost nothing any more come last. */
export function rowsOf<Home extends Priced>(
  known: readonly string[],
  { homes }: { homes: readonly Home[] },
  order: HomeOrder,
): ShortlistRow<Home>[] {
  const named = new Map(homes.map((home) => [home.ref, home]));
  const rows = known.map((ref) => ({ ref, home: named.get(ref) ?? null }));
  return order === "saved" ? rows : rows.toSorted((one, other) => priceOf(one) - priceOf(other));
}

function priceOf({ home }: ShortlistRow<Priced>): number {
  return home?.priceUsd ?? Number.MAX_SAFE_INTEGER;
}
