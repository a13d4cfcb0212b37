/** Turns counts into facet values in a fixed order; values that the visitor chose stay even with a count of 0. */
import { bedroomsOf, compareRooms, largeHomes, encodeRooms } from "#domain/rooms.ts";
import { projectStatuses, type ProjectStatus } from "#domain/vocabulary.ts";
import type { FacetValue } from "#contract/listing.ts";
import type { FilterOption } from "#catalog/search/filter-options.ts";
import { type Handover, isHandedOver } from "#catalog/search/handover.ts";

export interface Count<Value> {
  value: Value;
  count: number;
}

export function namedFacet(
  entries: readonly FilterOption[],
  counts: readonly Count<number | null>[],
  chosen: readonly string[],
): FacetValue[] {
  const countOf = new Map(counts.map(({ value, count }) => [value, count]));
  return entries
    .map(({ id, slug, name }) => ({ value: slug, label: name, count: countOf.get(id) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}

export function statusFacet(
  counts: readonly Count<ProjectStatus>[],
  chosen: readonly string[],
): FacetValue[] {
  return plainFacet(projectStatuses, counts, chosen);
}

/** Sorted from the smallest, as a URL writes them. */
export function roomsFacet(
  counts: readonly Count<string | null>[],
  chosen: readonly string[],
): FacetValue[] {
  const isListed = (rooms: string) =>
    rooms === largeHomes || !(rooms.endsWith("+") || bedroomsOf(rooms) >= bedroomsOf(largeHomes));
  const offered = counts.map(({ value }) => value).filter((value) => value !== null);
  const rooms = [...new Set([...offered, ...chosen.filter(isListed)])].sort(compareRooms);
  return plainFacet(rooms, counts, chosen).map((facet) => ({
    ...facet,
    value: encodeRooms(facet.value),
  }));
}

export interface HandoverCount extends Handover {
  count: number;
}

/** Handover facet: ready, this year, next year, and all later years; `today` is an ISO date. */
export function handoverFacet(
  counts: readonly HandoverCount[],
  chosen: readonly string[],
  today: string,
): FacetValue[] {
  const thisYear = Number.parseInt(today, 10);
  const years = [String(thisYear), String(thisYear + 1), `${thisYear + 2}+`];
  const values = [...new Set([...years, ...chosen])].filter((value) => value !== "ready").sort();
  const totals = ["ready", ...values].map((value) => ({
    value,
    count: counts
      .filter((group) => isHandedOver(group, value))
      .reduce((sum, { count }) => sum + count, 0),
  }));
  return plainFacet(["ready", ...values], totals, chosen);
}

function plainFacet(
  values: readonly string[],
  counts: readonly Count<string | null>[],
  chosen: readonly string[],
): FacetValue[] {
  const countOf = new Map(counts.map(({ value, count }) => [value, count]));
  return values
    .map((value) => ({ value, label: null, count: countOf.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value));
}
