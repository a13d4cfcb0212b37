import type { Reading } from "#catalog/reading.ts";

/** Kinds of things with an address, as the table of former slugs names them. */
export type FormerKind =
  | "region"
  | "project"
  | "developer"
  | "property_type"
  | "filter_page"
  | "category"
  | "post";

/** Finds a thing by its slug, else by the slug that stands in the place of a former one. */
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

/** Tells whether one of these is the former slug of something: of what was merged with another, the address leads on. */
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
