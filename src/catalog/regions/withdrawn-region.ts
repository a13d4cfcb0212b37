import { withdrawn, type ReadContext } from "#catalog/read-context.ts";

/** Distinguishes 410 from 404 for an invisible region: `withdrawn` if it exists unpublished, null if it is unknown. */
export async function withdrawnRegion(
  { database }: ReadContext,
  kind: "country" | "city" | "town",
  slug: string,
  parentSlug?: string,
): Promise<typeof withdrawn | null> {
  const regions = database
    .selectFrom("region")
    .leftJoin("region as parent", "parent.id", "region.parent_id")
    .select("region.id")
    .where("region.kind", "=", kind)
    .where("region.slug", "=", slug);
  const query = parentSlug === undefined ? regions : regions.where("parent.slug", "=", parentSlug);
  return (await query.executeTakeFirst()) === undefined ? null : withdrawn;
}
