import type { RegionName } from "#contract/shared.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** Reads region names and returns the lookup, which throws for an unknown slug. */
export async function regionNames(
  { database, locale }: ReadContext,
  slugs: readonly string[],
): Promise<(slug: string) => RegionName> {
  if (slugs.length === 0) return throwUnknownRegion;
  const rows = await database
    .selectFrom("region")
    .innerJoin("region_text as text", (join) =>
      join.onRef("text.region_id", "=", "region.id").on("text.locale", "=", locale),
    )
    .select(["region.slug", "text.name", "text.name_in as nameIn"])
    .where("region.slug", "in", slugs)
    .execute();
  const names = new Map(rows.map((region) => [region.slug, region]));
  return (slug) => names.get(slug) ?? throwUnknownRegion(slug);
}

function throwUnknownRegion(slug: string): never {
  throw new Error(`No region named ${slug}`);
}
