/** Every sort order of the projects, computed once, so that a page is a walk along one of them. */
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Ordering } from "#catalog/search/ordering.ts";

/** Project indexes in list order. */
export type Permutations = Readonly<
  Record<Ordering["by"], Readonly<Record<Ordering["direction"], Int32Array>>>
>;

/** Sort keys by project index; area has one for each direction, the smallest and the largest unit on offer. */
export type SortKeys = Record<
  Exclude<Ordering["by"], "area"> | "smallest" | "largest",
  readonly number[]
>;

/** Sorts sold projects last and breaks ties by id, so that pages never overlap; yields between orders. */
export async function permute(
  keys: SortKeys,
  isSold: (index: number) => boolean,
): Promise<Permutations> {
  const sold = Uint8Array.from(keys.date, (_, index) => Number(isSold(index)));
  const both = async (ascending: readonly number[], descending = ascending) => {
    const asc = permutation(ascending, "asc", sold);
    await yieldToEventLoop();
    const desc = permutation(descending, "desc", sold);
    await yieldToEventLoop();
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

/** Packs sold, rank and index into one double, because plain numbers sort much faster than tuples; exact below 2⁵³. */
function permutation(
  keys: readonly number[],
  direction: Ordering["direction"],
  sold: Uint8Array,
): Int32Array {
  const distinct = Float64Array.from(new Set(keys)).sort();
  const rankOf = new Map(Array.from(distinct, (key, rank) => [key, rank]));
  const { length } = keys;
  const combined = Float64Array.from(keys, (key, index) => {
    const rank = rankOf.get(key) ?? 0;
    const ascending = direction === "asc" ? rank : distinct.length - 1 - rank;
    return ((sold[index] ?? 0) * distinct.length + ascending) * length + index;
  }).sort();
  return Int32Array.from(combined, (value) => value % length);
}
