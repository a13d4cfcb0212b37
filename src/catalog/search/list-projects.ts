import type { Listing } from "#contract/listing.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { summarizeProjects } from "#catalog/projects/summaries.ts";
import type { Reading } from "#catalog/reading.ts";
import { groupsAsked } from "#catalog/search/asked.ts";
import { directoryOf } from "#catalog/search/directory.ts";
import { facetsOf } from "#catalog/search/facets.ts";
import { failuresOf } from "#catalog/search/failures.ts";
import {
  fixedBit,
  type Group,
  groupBits,
  groupsByWeight,
  rowGroups,
} from "#catalog/search/filter-groups.ts";
import { countKeptAway } from "#catalog/search/kept-away.ts";
import { loadInventory } from "#catalog/search/inventory/load-inventory.ts";
import { matchText } from "#catalog/search/match-text.ts";
import { missesOf } from "#catalog/search/misses.ts";
import { findNearest } from "#catalog/search/nearest.ts";
import type { Ordering } from "#catalog/search/ordering.ts";
import { idsOfPage } from "#catalog/search/page.ts";
import { scan } from "#catalog/search/scan.ts";
import { findScope } from "#catalog/search/scope.ts";
import { understandCriteria } from "#catalog/search/understand-criteria.ts";

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

/**
 * Lists the projects of one page with all facets; null where the listing's address names nothing. Words of a query that name
 * filters are those filters, the rest narrows by text. Where nothing matches, it says which filters stand in the way.
 */
export async function listProjects(
  reading: Reading,
  request: ListingRequest,
): Promise<Listing | null> {
  const [scope, directory, inventory] = await Promise.all([
    findScope(reading, request.first, request.second),
    directoryOf(reading),
    reading.keep(loadInventory),
  ]);
  if (scope === null) return null;
  const { fixed, named, listing } = scope;
  const understood = await understandCriteria(reading, request.criteria, { scope, directory });
  const { search, countryId, wanted } = understood;
  const tiers = wanted.query === "" ? null : await matchText(reading, wanted.query);
  const failures = failuresOf(inventory, { countryId, fixed, named, wanted, tiers }, directory);
  const rowGroupsAsked =
    ((groupsAsked(named) | groupsAsked(wanted)) & rowGroups) |
    ((groupsAsked(fixed) & rowGroups) === 0 ? 0 : fixedBit);
  const misses = missesOf(inventory, failures);
  const found = scan(inventory, misses, rowGroupsAsked);
  const { matching, total } = found;
  const fixedGroups = listing.fixed.reduce((bits, name) => bits | bitOf(name), 0);
  const near =
    total > 0 ? null : findNearest(inventory, { misses, rowGroupsAsked, fixedGroups, wanted });
  const { page: number, limit: size } = request;
  const ids = idsOfPage(inventory, { ...request, matching, tiers: failures.tiers });
  const [content, nearest] = await Promise.all([
    summarizeProjects(reading, ids),
    summarizeProjects(reading, near?.ids ?? []),
  ]);
  const chosen = {
    ...wanted,
    type: [...named.type, ...wanted.type],
    city: [...named.city, ...wanted.city],
  };
  return {
    scope: listing,
    content,
    page: { number, size, total, pages: Math.ceil(total / size) },
    facets: facetsOf(found, { inventory, directory, chosen, today: reading.today }),
    search,
    drops: total > 0 ? [] : dropsOf(countKeptAway(inventory, misses, rowGroupsAsked), fixedGroups),
    nearest: near && { without: near.without, content: nearest },
  };
}

/** The groups that alone keep everything away, the one that brings back most first. */
function dropsOf(kept: Readonly<Record<Group, number>>, fixedGroups: number): Listing["drops"] {
  return groupsByWeight
    .filter((group) => (groupBits[group] & fixedGroups) === 0 && kept[group] > 0)
    .map((filter) => ({ filter, count: kept[filter] }))
    .toSorted((one, other) => other.count - one.count);
}

function bitOf(name: string): number {
  return groupsByWeight
    .filter((group) => group === name)
    .reduce((bits, group) => bits | groupBits[group], 0);
}
