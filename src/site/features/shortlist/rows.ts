import type { HomeOrder } from "#contract/home-list.ts";
import type { ExplainedPrice } from "#site/components/price-view.server.ts";
import type { ProjectCardView } from "#site/components/project-card-view.server.ts";

/** A card with its price in whole USD, for sorting. */
export interface ListedHome extends ProjectCardView {
  priceUsd: number;
  price: ExplainedPrice;
}

type Priced = Pick<ListedHome, "ref" | "priceUsd">;

/** Projects of the given references, and references of withdrawn ones. */
export interface ListedHomes {
  homes: readonly ListedHome[];
  withdrawn: readonly string[];
}

/** The project is null once withdrawn. */
export interface ShortlistRow<Home> {
  ref: string;
  home: Home | null;
}

/** Separates known references, withdrawn ones included, from unknown ones; both in saved order. */
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

/** By price, rows without a current price come last. */
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
