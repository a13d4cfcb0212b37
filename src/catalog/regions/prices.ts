import type { PricePoint } from "#contract/region.ts";
import { groupBy } from "#catalog/group-by.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** Reads average asking prices in US dollars per m² by region id, ascending by year. */
export async function pricesOf(
  { database }: Pick<ReadContext, "database">,
  regionIds: readonly number[],
): Promise<(regionId: number) => PricePoint[]> {
  if (regionIds.length === 0) return () => [];
  const rows = await database
    .selectFrom("region_price as price")
    .select(["price.region_id as regionId", "price.year", "price.usd_per_m2 as usdPerM2"])
    .where("price.region_id", "in", regionIds)
    .orderBy("price.region_id")
    .orderBy("price.year")
    .execute();
  return groupBy(
    rows,
    ({ regionId }) => regionId,
    ({ regionId: _, ...price }) => price,
  );
}
