import type { Reading } from "#catalog/reading.ts";

/** Kinds as the `former_slug` table names them. */
export type FormerKind =
  | "region"
  | "project"
  | "developer"
  | "property_type"
  | "filter_page"
  | "category"
  | "post";

/** Finds something by its slug, else by the slug that replaced a former one. */
export async function byAnySlug<Found>(
  reading: Reading,
  kind: FormerKind,
  slug: string,
  find: (reading: Reading, slug: string) => Promise<Found | null>,
): Promise<Found | null> {
  const found = await find(reading, slug);
  if (found !== null) return found;
  const former = await reading.database
    .selectFrom("former_slug")
    .select("current_slug")
    .where("kind", "=", kind)
    .where("slug", "=", slug)
    .executeTakeFirst();
  return former === undefined ? null : find(reading, former.current_slug);
}

/** Whether any of these is a former slug, also one of something merged into another. */
export async function haveFormerSlug(
  { database }: Reading,
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
