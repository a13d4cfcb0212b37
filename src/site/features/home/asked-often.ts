import type { FilterPages } from "#contract/listing.ts";

/** Picks the filter pages that ask for more than a type in a place, one of each kind: citizenship, off-plan, sea view … */
export function askedOften(
  filterPages: FilterPages,
  types: readonly { slug: string }[],
): FilterPages {
  const named = new Set(types.map(({ slug }) => slug));
  const kinds = new Map<string, FilterPages[number]>();
  for (const page of filterPages) {
    const kind = page.slug.split("-", 1)[0] ?? "";
    if (page.country !== null && !named.has(kind) && !kinds.has(kind)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}
