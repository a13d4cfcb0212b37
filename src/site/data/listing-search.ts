import type { Listing } from "#contract/listing.ts";
import type { Understood } from "#contract/search.ts";
import type { ApiClient } from "#site/data/api-client.ts";
import type { Instead, TypedSearch } from "#site/features/search/found-listing.ts";
import { everywhere, type Selection } from "#site/features/search/selection.ts";

/** How the typed text was understood; null without any. Names a country only where the path has none. */
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

/** Falls back to the visitor's own word when the areas cannot be loaded. */
async function nameOf(slug: string, api: ApiClient, { words }: Understood): Promise<string> {
  const areas = await api.want("areaNavigation");
  const area = areas?.content.find((candidate) => candidate.slug === slug);
  return area?.title ?? words.find(({ filter }) => filter === "country")?.said ?? slug;
}

interface SearchedFor {
  /** As in the URL. */
  asked: Selection;
  /** The same, completed by what its text was understood as. */
  selection: Selection;
}

const mostShown = 6;

/** What to offer in place of results; null when there are results. */
export async function foundInstead(
  api: ApiClient,
  listing: Listing,
  { asked, selection }: SearchedFor,
): Promise<Instead | null> {
  if (listing.page.total > 0) return null;
  const { relaxations, nearest } = listing;
  const [elsewhere, country] = await Promise.all([
    foundEverywhere(api, asked),
    countryOf(api, selection),
  ]);
  return { relaxations, nearest, everywhere: elsewhere, country };
}

/** The text may name a place in another country than the path. */
async function foundEverywhere(api: ApiClient, asked: Selection): Promise<Instead["everywhere"]> {
  if (asked.country === everywhere || asked.criteria.query === "") return null;
  const criteria = { ...asked.criteria, city: [], town: [], page: 1 };
  const found = await api.want("listing", {
    params: { type: everywhere, second: everywhere },
    query: criteria,
  });
  if (found === null || found.page.total === 0) return null;
  const selection = { country: everywhere, filterPage: null, criteria };
  return { selection, total: found.page.total, projects: found.content.slice(0, mostShown) };
}

async function countryOf(api: ApiClient, { country, criteria }: Selection): Promise<string | null> {
  if (country !== everywhere) return country;
  if (criteria.city.length === 0) return null;
  const areas = await api.want("areaNavigation");
  const isAskedFor = ({ slug }: { slug: string }) => criteria.city.includes(slug);
  return areas?.content.find(({ cities }) => cities.some(isAskedFor))?.slug ?? null;
}
