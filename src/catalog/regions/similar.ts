import type { SimilarRegion } from "#contract/region.ts";
import type { Reading } from "#catalog/reading.ts";

/** Lists the cities or towns that the content names as similar; null where there is no such place, or no such kind. */
export async function listSimilarRegions(
  _reading: Reading,
  _kind: string,
  _slug: string,
): Promise<SimilarRegion[] | null> {
  throw new Error("to be written");
}
