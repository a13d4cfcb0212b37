import type { Understood } from "#contract/search.ts";
import type { ApiClient } from "#site/data/api-client.ts";
import type { TypedSearch } from "#site/features/search/listing-view.ts";
import { everywhere, type Selection } from "#site/features/search/selection.ts";

/** What a page says of the text that led to it; null where none did. A country is named only where the path has none. */
export async function typedSearch(
  api: ApiClient,
  { country, criteria }: Selection,
  understood: Understood | null,
): Promise<TypedSearch | null> {
  if (understood === null) return null;
  const named = country === everywhere ? understood.country : null;
  return {
    typed: criteria.query,
    country: named === null ? null : { slug: named, name: await nameOf(named, api, understood) },
    corrected: understood.words.filter(({ corrected }) => corrected),
  };
}

/** A country's name, or the visitor's own word for it where the names cannot be had. */
async function nameOf(slug: string, api: ApiClient, { words }: Understood): Promise<string> {
  const areas = await api.want("areaNavigation");
  const area = areas?.content.find((candidate) => candidate.slug === slug);
  return area?.title ?? words.find(({ filter }) => filter === "country")?.said ?? slug;
}
