import type { LoadContext } from "#catalog/content-cache.ts";
import { fromJson } from "#database/json.ts";
import type { FilterPageQuery } from "#catalog/search/filter-pages.ts";

/** A listing of one type in a country, or in one of its cities. */
export interface TypeListing {
  country: string;
  city: string | null;
  type: string;
}

/** Filter pages that show the same projects as the listing of a type in a place. */
export interface EquivalentFilterPages {
  /** Null if there is no such filter page. */
  slugOf(listing: TypeListing): string | null;
}

/** Loads the filter pages that set a type and a place and nothing else. */
export async function loadEquivalentFilterPages({
  database,
}: LoadContext): Promise<EquivalentFilterPages> {
  const pages = await database
    .selectFrom("filter_page")
    .select(["slug", "query"])
    .where("published", "=", 1)
    .orderBy("position", "desc") // the first in content order is written last and wins
    .orderBy("id", "desc")
    .execute();
  const slugs = new Map<string, string>();
  for (const { slug, query } of pages) {
    const { country, city = null, type, ...others } = fromJson<FilterPageQuery>(query);
    if (country === undefined || type === undefined || Object.keys(others).length > 0) continue;
    slugs.set(nameOf({ country, city, type }), slug);
  }
  return { slugOf: (listing) => slugs.get(nameOf(listing)) ?? null };
}

function nameOf({ country, city, type }: TypeListing): string {
  return `${country}/${city ?? ""}/${type}`;
}
