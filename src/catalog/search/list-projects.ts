import type { Listing } from "#contract/listing.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { summarizeProjects } from "#catalog/projects/summaries.ts";
import { readProgrammes } from "#catalog/purchase-rules/programmes.ts";
import type { Reading } from "#catalog/reading.ts";
import { compileSearch, type Search } from "#catalog/search/compile.ts";
import { readDirectory, type Directory } from "#catalog/search/directory.ts";
import { readFacets } from "#catalog/search/facets.ts";
import { orderTerms, type Ordering } from "#catalog/search/ordering.ts";
import { findScope } from "#catalog/search/scope.ts";
import { listCurrencies } from "#catalog/settings/currencies.ts";

export interface ListingRequest {
  /** A property type, a saved listing, or `properties`. */
  first: string;
  /** A country, a city, or the first word again. */
  second: string;
  criteria: SearchCriteria;
  ordering: Ordering;
  /** From 1; past the end the content is empty. */
  page: number;
  /** Projects a page. */
  limit: number;
}

/** Lists the projects of one page with all facets; null where the listing's address names nothing. */
export async function listProjects(
  reading: Reading,
  request: ListingRequest,
): Promise<Listing | null> {
  const [scope, directory, programmes, rates] = await Promise.all([
    findScope(reading, request.first, request.second),
    readDirectory(reading),
    readProgrammes(reading),
    listCurrencies(reading),
  ]);
  if (scope === null) return null;
  const vocabulary = { directory, programmes, rates };
  const wanted = knownCriteria(request.criteria, directory);
  const { countryId, fixed, named } = scope;
  const search = compileSearch(reading, { countryId, fixed, named, wanted }, vocabulary);
  const chosen = {
    ...wanted,
    type: [...named.type, ...wanted.type],
    city: [...named.city, ...wanted.city],
  };
  const [content, total, facets] = await Promise.all([
    readPage(search, request).then((ids) => summarizeProjects(reading, ids)),
    countProjects(search),
    readFacets(search, { chosen, vocabulary, today: reading.today }),
  ]);
  const { page: number, limit: size } = request;
  const pages = Math.ceil(total / size);
  return {
    scope: scope.listing,
    content,
    page: { number, size, total, pages },
    facets,
    search: null,
    drops: [],
    nearest: null,
  };
}

/** What is wrong in an address is dropped: names that nothing has are taken out of the criteria. */
function knownCriteria(criteria: SearchCriteria, directory: Directory): SearchCriteria {
  const known = (group: keyof Directory) =>
    criteria[group].filter((slug) => directory[group].some((entry) => entry.slug === slug));
  return {
    ...criteria,
    type: known("type"),
    city: known("city"),
    town: known("town"),
    developer: known("developer"),
    amenity: known("amenity"),
  };
}

async function readPage(search: Search, request: ListingRequest): Promise<number[]> {
  let query = search.projects().select("project.id");
  for (const [term, direction] of orderTerms(request.ordering)) {
    query = query.orderBy(term, direction);
  }
  const { page, limit } = request;
  const rows = await query
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map(({ id }) => id);
}

async function countProjects(search: Search): Promise<number> {
  const { total } = await search
    .projects()
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
