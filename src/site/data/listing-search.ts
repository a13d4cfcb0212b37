import type { Listing } from "#contract/listing.ts";
import type { InterpretedQuery } from "#contract/search.ts";
import type { ApiClient } from "#site/data/api-client.ts";
import type { EmptyResultAlternatives, TypedQuery } from "#site/features/search/listing-result.ts";
import { allCountries, type ListingSelection } from "#site/features/search/listing-selection.ts";

/** How the typed text was understood; null without any. Names a country only where the path has none. */
export async function loadInterpretedQuery(
  api: ApiClient,
  { country, criteria }: ListingSelection,
  interpreted: InterpretedQuery | null,
): Promise<TypedQuery | null> {
  if (interpreted === null) return null;
  const countrySlug = country === allCountries ? interpreted.country : null;
  return {
    text: criteria.query,
    country:
      countrySlug === null
        ? null
        : { slug: countrySlug, name: await nameOf(countrySlug, api, interpreted) },
    corrected: interpreted.words.filter(({ corrected }) => corrected),
  };
}

/** Falls back to the visitor's own word when the areas cannot be loaded. */
async function nameOf(slug: string, api: ApiClient, { words }: InterpretedQuery): Promise<string> {
  const areas = await api.getOptional("areaNavigation");
  const area = areas?.content.find((candidate) => candidate.slug === slug);
  return area?.title ?? words.find(({ filter }) => filter === "country")?.said ?? slug;
}

interface ListingRequests {
  /** As in the URL. */
  requested: ListingSelection;
  /** The same, completed by what its text was understood as. */
  interpreted: ListingSelection;
}

const maxProjects = 6;

/** What to offer in place of results; null when there are results. */
export async function loadAlternatives(
  api: ApiClient,
  listing: Listing,
  { requested, interpreted }: ListingRequests,
): Promise<EmptyResultAlternatives | null> {
  if (listing.page.total > 0) return null;
  const { relaxations, nearest } = listing;
  const [elsewhere, country] = await Promise.all([
    searchEverywhere(api, requested),
    countryOf(api, interpreted),
  ]);
  return { relaxations, nearest, everywhere: elsewhere, country };
}

/** The text may name a place in another country than the path. */
async function searchEverywhere(
  api: ApiClient,
  requested: ListingSelection,
): Promise<EmptyResultAlternatives["everywhere"]> {
  if (requested.country === allCountries || requested.criteria.query === "") return null;
  const criteria = { ...requested.criteria, city: [], town: [], page: 1 };
  const listing = await api.getOptional("listing", {
    params: { type: allCountries, second: allCountries },
    query: criteria,
  });
  if (listing === null || listing.page.total === 0) return null;
  const selection = { country: allCountries, filterPage: null, criteria };
  return { selection, total: listing.page.total, projects: listing.content.slice(0, maxProjects) };
}

async function countryOf(
  api: ApiClient,
  { country, criteria }: ListingSelection,
): Promise<string | null> {
  if (country !== allCountries) return country;
  if (criteria.city.length === 0) return null;
  const areas = await api.getOptional("areaNavigation");
  const isSelected = ({ slug }: { slug: string }) => criteria.city.includes(slug);
  return areas?.content.find(({ cities }) => cities.some(isSelected))?.slug ?? null;
}
