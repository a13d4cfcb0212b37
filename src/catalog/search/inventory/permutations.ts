/** The projects in every order in which they can be listed, made once: a page is then a walk along one of them. */
import { setImmediate as otherWork } from "node:timers/promises";
import type { Ordering } from "#catalog/search/ordering.ts";

/** Places of projects, the first to be listed first. */
export type Permutations = Readonly<
  Record<Ordering["by"], Readonly<Record<Ordering["direction"], Int32Array>>>
>;

/** What projects are ordered by; an area for each direction, the smallest and the largest on offer. */
export type SortKeys = Record<
  Exclude<Ordering["by"], "area"> | "smallest" | "largest",
  readonly number[]
>;

/** Orders projects every way: sold ones last, equals by id, so that pages never overlap. Lets other work in between. */
export async function permute(
  keys: SortKeys,
  isSold: (place: number) => boolean,
): Promise<Permutations> {
  const sold = Uint8Array.from(keys.date, (_, place) => Number(isSold(place)));
  const both = async (ascending: readonly number[], descending = ascending) => {
    const asc = permutation(ascending, "asc", sold);
    await otherWork();
    const desc = permutation(descending, "desc", sold);
    await otherWork();
    return { asc, desc };
  };
  return {
    date: await both(keys.date),
    price: await both(keys.price),
    yield: await both(keys.yield),
    handover: await both(keys.handover),
    area: await both(keys.smallest, keys.largest),
  };
}

/** One number says it all, exactly as long as projects squared stay below 2⁵²: plain numbers sort ten times faster than pairs. */
function permutation(
  keys: readonly number[],
  direction: Ordering["direction"],
  sold: Uint8Array,
): Int32Array {
  const distinct = Float64Array.from(new Set(keys)).sort();
  const rankOf = new Map(Array.from(distinct, (key, rank) => [key, rank]));
  const { length } = keys;
  const combined = Float64Array.from(keys, (key, place) => {
    const rank = rankOf.get(key) ?? 0;
    const ascending = direction === "asc" ? rank : distinct.length - 1 - rank;
    return ((sold[place] ?? 0) * distinct.length + ascending) * length + place;
  }).sort();
  return Int32Array.from(combined, (value) => value % length);
}
