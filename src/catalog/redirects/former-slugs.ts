import type { ReadContext } from "#catalog/read-context.ts";

/** Kinds as the `former_slug` table names them. */
export type SluggedKind =
  | "region"
  | "project"
  | "developer"
  | "property_type"
  | "filter_page"
  | "category"
  | "post";

/** Finds something by its slug, else by the slug that replaced a former one. */
export async function findBySlugOrFormer<Found>(
  context: ReadContext,
  kind: SluggedKind,
  slug: string,
  find: (context: ReadContext, slug: string) => Promise<Found | null>,
): Promise<Found | null> {
  const found = await find(context, slug);
  if (found !== null) return found;
  const former = await context.database
    .selectFrom("former_slug")
    .select("current_slug")
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return former === undefined ? null : find(context, former.current_slug);
}

/** Whether any of these is a former slug, also one of something merged into another. */
export async function hasFormerSlug(
  { database }: ReadContext,
  slugs: readonly string[],
): Promise<boolean> {
  if (slugs.length === 0) return false;
  const row = await database
    .selectFrom("former_slug")
    .select("slug")
    .where("slug", "in", slugs)
    .executeTakeFirst();
  return row !== undefined;
}
