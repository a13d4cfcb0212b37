import type { Listing } from "#contract/listing.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { listingPicture } from "#catalog/media/listing-picture.ts";
import { pagingOf } from "#catalog/paging.ts";
import { summarizeProjects } from "#catalog/projects/summaries.ts";
import { type withdrawn, withdrawnOrNull, type ReadContext } from "#catalog/read-context.ts";
import { type ListingRequest, bitsOf, unitGroupsIn } from "#catalog/search/listing-request.ts";
import { filterOptionsOf } from "#catalog/search/filter-options.ts";
import { relaxationsOf } from "#catalog/search/relaxations.ts";
import { facetsOf } from "#catalog/search/facets.ts";
import { exclusionTablesOf } from "#catalog/search/exclusion-tables.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";
import { matchTextCached } from "#catalog/search/match-text.ts";
import { exclusionsOf } from "#catalog/search/exclusions.ts";
import { findNearest } from "#catalog/search/nearest.ts";
import type { Ordering } from "#catalog/search/ordering.ts";
import { idsOfPage } from "#catalog/search/page.ts";
import { scan } from "#catalog/search/scan.ts";
import { findScope } from "#catalog/search/scope.ts";
import { interpretCriteria } from "#catalog/search/interpret-criteria.ts";

export interface ListProjectsOptions {
  /** A property type, a filter page, or `properties`. */
  first: string;
  /** A country, a city, or `first` again for all countries. */
  second: string;
  criteria: SearchCriteria;
  ordering: Ordering;
  /** From 1; a page past the end is empty. */
  page: number;
  limit: number;
}

/**
 * Lists one page of projects with all facets; null for an unknown path, `withdrawn` for one published before. Without
 * matches, it also returns relaxations and the nearest projects.
 */
export async function listProjects(
  context: ReadContext,
  request: ListProjectsOptions,
): Promise<Listing | typeof withdrawn | null> {
  const [scope, filterOptions, inventory] = await Promise.all([
    findScope(context, request.first, request.second),
    filterOptionsOf(context),
    context.cached(loadInventory),
  ]);
  if (scope === null) {
    return withdrawnOrNull(context, (withWithdrawn) =>
      findScope(withWithdrawn, request.first, request.second),
    );
  }
  const { fixed, listing } = scope;
  const interpreted = await interpretCriteria(context, request.criteria, { scope, filterOptions });
  const { search, countryId, pathCriteria, visitorCriteria } = interpreted;
  const tiers =
    visitorCriteria.query === "" ? null : await matchTextCached(context, visitorCriteria.query);
  const listingRequest: ListingRequest = { countryId, fixed, pathCriteria, visitorCriteria, tiers };
  const tables = exclusionTablesOf(inventory, listingRequest, filterOptions);
  const exclusions = exclusionsOf(inventory, tables);
  const requestedUnitGroups = unitGroupsIn(listingRequest);
  const result = scan(inventory, exclusions, requestedUnitGroups);
  const { matching, total } = result;
  const relaxationRequest = { exclusions, requestedUnitGroups, fixedGroups: bitsOf(listing.fixed) };
  const nearestMatch =
    total > 0 ? null : findNearest(inventory, { ...relaxationRequest, visitorCriteria });
  const ids = idsOfPage(inventory, { ...request, matching, tiers: tables.tiers });
  const [content, nearest, sharePicture] = await Promise.all([
    summarizeProjects(context, ids),
    summarizeProjects(context, nearestMatch?.ids ?? []),
    listingPicture(context, listing),
  ]);
  const chosen = {
    ...visitorCriteria,
    type: [...pathCriteria.type, ...visitorCriteria.type],
    city: [...pathCriteria.city, ...visitorCriteria.city],
  };
  return {
    scope: listing,
    content,
    page: pagingOf(request, total),
    facets: facetsOf(result, { inventory, filterOptions, chosen, today: context.today }),
    search,
    relaxations: total > 0 ? [] : relaxationsOf(inventory, relaxationRequest),
    nearest: nearestMatch && { without: nearestMatch.without, content: nearest },
    sharePicture,
  };
}
