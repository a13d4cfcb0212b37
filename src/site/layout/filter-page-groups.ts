import type { FilterPages } from "#contract/listing.ts";

type FilterPage = FilterPages[number];

export interface FilterPageGroups {
  dubai: FilterPage[];
  istanbul: FilterPage[];
  turkey: FilterPage[];
  cyprus: FilterPage[];
}

/** Groups filter pages by what their slug contains (specification, section 2); what names none of the three is about Cyprus. */
export function groupFilterPages(pages: FilterPages): FilterPageGroups {
  const groups: FilterPageGroups = { dubai: [], istanbul: [], turkey: [], cyprus: [] };
  for (const page of pages) {
    if (page.slug !== "properties") groups[groupOf(page.slug)].push(page);
  }
  return groups;
}

function groupOf(slug: string): keyof FilterPageGroups {
  return (["dubai", "istanbul", "turkey"] as const).find((name) => slug.includes(name)) ?? "cyprus";
}
