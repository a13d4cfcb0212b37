/** What visitors may see of all projects, in columns that one pass can search: no objects, no texts. */
import type { Handover } from "#catalog/search/handover.ts";
import type { Numbering, SetNumbering } from "#catalog/search/inventory/columns.ts";
import type { Permutations } from "#catalog/search/inventory/permutations.ts";

/** Columns by project, ascending by id: the same place in each belongs to the same project. */
export interface ProjectColumns {
  id: Int32Array;
  /** These are numbers of a numbering, 0 for none. */
  country: Int32Array;
  city: Int32Array;
  town: Int32Array;
  developer: Int32Array;
  /** Place in `projectStatuses`. */
  status: Int32Array;
  handover: Int32Array;
  /** Number of the set of flag filters that the project meets. */
  flags: Int32Array;
  /** 0 or 1. */
  featured: Int32Array;
  /** Whole US dollars. */
  startFrom: Int32Array;
  /** Where the project's rows begin; one place more than projects, for the end of the last. */
  firstRow: Int32Array;
  /** What all rows of the project come to, for whoever asks nothing of rows: sets of their types and homes, by number. */
  types: Int32Array;
  homes: Int32Array;
  /** Lowest and highest of all rows; `lowestOfNone` and `highestOfNone` where there is no row. */
  priceFrom: Int32Array;
  priceTo: Int32Array;
  areaFrom: Int32Array;
  areaTo: Int32Array;
}

/** Columns by unit row on offer: those still free, all rows of a sold project. */
export interface RowColumns {
  /** These three are numbers of a numbering, 0 for none. */
  type: Int32Array;
  size: Int32Array;
  /** Number of the home that a facet names for the size. */
  home: Int32Array;
  /** Whole US dollars; a row without an upper price costs what it starts from. */
  priceFrom: Int32Array;
  priceTo: Int32Array;
  /** m². */
  areaFrom: Int32Array;
  areaTo: Int32Array;
}

/** Numberings of what columns hold: ids of their tables, rooms as unit rows write them, handovers as JSON. */
export interface Numberings {
  country: Numbering<number>;
  city: Numbering<number>;
  town: Numbering<number>;
  developer: Numbering<number>;
  type: Numbering<number>;
  amenity: Numbering<number>;
  size: Numbering<string>;
  /** Rooms, but `largeHomes` for all large ones. */
  home: Numbering<string>;
  handover: Numbering<string>;
}

export interface Inventory {
  projects: ProjectColumns;
  rows: RowColumns;
  /** A bitmap of the projects that have it, by the number of each amenity. */
  amenities: Int32Array;
  numberings: Numberings;
  /** What `types` and `homes` of a project are numbers of: numbers of types and of homes. */
  typeSets: SetNumbering;
  homeSets: SetNumbering;
  /** What `flags` of a project are numbers of: places in `flagFilters`. */
  flagSets: SetNumbering;
  /** In the order of their numbers. */
  handovers: readonly Handover[];
  /** The projects in every order in which they can be listed. */
  orders: Permutations;
}

/** What a range of nothing runs from and to: any other widens it. */
export const lowestOfNone = 2 ** 31 - 1;
export const highestOfNone = -1;

/** Finds the place of a project by its id; -1 where visitors may not see it. */
export function placeOf({ projects: { id } }: Inventory, projectId: number): number {
  let low = 0;
  let high = id.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = id[middle] ?? 0;
    if (found === projectId) return middle;
    if (found < projectId) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
