import type { SearchCriteria } from "#contract/search-criteria.ts";
import { byFlagFilter } from "#domain/search/filters.ts";
import type { ListingResult } from "#site/features/search/listing-result.ts";

/** A listing of all countries without results for some criteria. */
export function emptyListing(criteria: SearchCriteria): ListingResult {
  const selection = { country: "properties", filterPage: null, criteria };
  return {
    listing: {
      scope: { country: null, city: null, type: null, filterPage: null, listedAs: null, fixed: [] },
      content: [],
      page: { number: 1, size: 12, total: 0, pages: 0 },
      facets: {
        type: [],
        city: [],
        town: [],
        rooms: [],
        status: [],
        handover: [],
        developer: [],
        amenity: [],
        ...byFlagFilter(() => 0),
        price: null,
        area: null,
      },
      search: null,
      relaxations: [],
      nearest: null,
      sharePicture: null,
    },
    requested: selection,
    interpreted: selection,
    typedQuery: null,
    alternatives: { relaxations: [], nearest: null, everywhere: null, country: null },
  };
}
