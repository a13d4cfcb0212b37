/** All visible projects as columns of integers, so that one pass can search them without objects or text. */
import type { Handover } from "#catalog/search/handover.ts";
import type { ColumnDictionary, SetDictionary } from "#catalog/search/inventory/columns.ts";
import type { Permutations } from "#catalog/search/inventory/permutations.ts";

/** Columns by project, sorted by id: equal indexes belong to the same project. */
export interface ProjectColumns {
  id: Int32Array;
  /** Dictionary codes, 0 for none. */
  country: Int32Array;
  city: Int32Array;
  town: Int32Array;
  developer: Int32Array;
  /** Index into `projectStatuses`. */
  status: Int32Array;
  handover: Int32Array;
  /** Code of the set of flag filters that the project meets. */
  flags: Int32Array;
  featured: Int32Array;
  /** Whole US dollars. */
  startFrom: Int32Array;
  /** Index of the project's first unit, with one extra entry for the end of the last project. */
  firstUnit: Int32Array;
  /** Summary of all units for requests without unit filters: codes of the sets of types and of rooms facet values. */
  types: Int32Array;
  roomsFacets: Int32Array;
  /** Lowest and highest of all units; an empty range without units. */
  priceFrom: Int32Array;
  priceTo: Int32Array;
  areaFrom: Int32Array;
  areaTo: Int32Array;
}

/** Columns by unit on offer: those with available homes, or all of a sold project. */
export interface UnitColumns {
  /** Dictionary codes, 0 for none. */
  type: Int32Array;
  rooms: Int32Array;
  /** Code of the facet value that these rooms belong to. */
  roomsFacet: Int32Array;
  /** Whole US dollars; without an upper price, both are the starting price. */
  priceFrom: Int32Array;
  priceTo: Int32Array;
  /** m². */
  areaFrom: Int32Array;
  areaTo: Int32Array;
}

/** The dictionaries of the columns: database ids, rooms as units write them, handovers as status and year. */
export interface Dictionaries {
  country: ColumnDictionary<number>;
  city: ColumnDictionary<number>;
  town: ColumnDictionary<number>;
  developer: ColumnDictionary<number>;
  type: ColumnDictionary<number>;
  amenity: ColumnDictionary<number>;
  rooms: ColumnDictionary<string>;
  /** Rooms, with all large homes under `largeHomes`. */
  roomsFacet: ColumnDictionary<string>;
  handover: ColumnDictionary<string>;
}

export interface Inventory {
  projects: ProjectColumns;
  units: UnitColumns;
  /** A bitmap of projects for each amenity code. */
  amenities: Int32Array;
  dictionaries: Dictionaries;
  /** Sets of type codes and of codes of the rooms facet. */
  typeSets: SetDictionary;
  roomsFacetSets: SetDictionary;
  /** Sets of indexes into `flagFilters`. */
  flagSets: SetDictionary;
  handovers: readonly Handover[];
  orders: Permutations;
}

/** Start values of a minimum and a maximum; a range that still has them is empty. */
export const emptyRangeMin = 2 ** 31 - 1;
export const emptyRangeMax = -1;

/** Binary search for a project's index; -1 if it is not visible. */
export function indexOfProject({ projects: { id } }: Inventory, projectId: number): number {
  let low = 0;
  let high = id.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const candidate = id[middle] ?? 0;
    if (candidate === projectId) return middle;
    if (candidate < projectId) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
