import { gone, type Reading } from "#catalog/reading.ts";

/**
 * Answers for a region that cannot be seen: `gone` where it is known, because it or what it lies in has been withdrawn,
 * otherwise null. A town may be asked for under its city.
 */
export async function withdrawnRegion(
  { database }: Reading,
  kind: "country" | "city" | "town",
  slug: string,
  parentSlug?: string,
): Promise<typeof gone | null> {
  const regions = database
    .selectFrom("region")
    .leftJoin("region as parent", "parent.id", "region.parent_id")
    .select("region.id")
    .where("region.kind", "=", kind)
    .where("region.slug", "=", slug);
  const asked = parentSlug === undefined ? regions : regions.where("parent.slug", "=", parentSlug);
  return (await asked.executeTakeFirst()) === undefined ? null : gone;
}
