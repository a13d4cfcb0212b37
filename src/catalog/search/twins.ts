import type { Source } from "#catalog/kept.ts";
import { fromJson } from "#catalog/reading.ts";
import type { FilterPageQuery } from "#catalog/search/filter-pages.ts";

/** A listing by type and place; without a city, of a whole country. */
export interface TypeInPlace {
  country: string;
  city: string | null;
  type: string;
}

/** Filter pages that show what the listing of a type in a place shows. */
export interface Twins {
  /** Slug of the filter page; null where a listing has none. */
  of(listing: TypeInPlace): string | null;
}

/** Reads which filter pages set a type and a place, and nothing else. */
export async function loadTwins({ database }: Source): Promise<Twins> {
  const pages = await database
    .selectFrom("filter_page")
    .select(["slug", "query"])
    .where("published", "=", 1)
    .orderBy("position", "desc") // of two alike, the first in the menu
    .orderBy("id", "desc")
    .execute();
  const slugs = new Map<string, string>();
  for (const { slug, query } of pages) {
    const { country, city = null, type, ...others } = fromJson<FilterPageQuery>(query);
    if (country === undefined || type === undefined || Object.keys(others).length > 0) continue;
    slugs.set(nameOf({ country, city, type }), slug);
  }
  return { of: (listing) => slugs.get(nameOf(listing)) ?? null };
}

function nameOf({ country, city, type }: TypeInPlace): string {
  return `${country}/${city ?? ""}/${type}`;
}
