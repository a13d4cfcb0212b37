import type { Reading } from "#catalog/reading.ts";

/**
 * Tells whether a city, or a town of that city, is known though it cannot be seen: it, or what it lies in, has been
 * withdrawn.
 */
export async function wasPublished(
  { database }: Reading,
  citySlug: string,
  townSlug?: string,
): Promise<boolean> {
  const cities = database
    .selectFrom("region as city")
    .select("city.id")
    .where("city.kind", "=", "city")
    .where("city.slug", "=", citySlug);
  const found =
    townSlug === undefined
      ? cities
      : cities
          .innerJoin("region as town", "town.parent_id", "city.id")
          .where("town.slug", "=", townSlug);
  return (await found.executeTakeFirst()) !== undefined;
}
