/** The part of a scan that depends on unit rows: matching, and the facets of types, rooms, prices and areas. */
import { fixedBit, groupBits } from "#catalog/search/filter-groups.ts";
import {
  emptyRangeMax,
  type Inventory,
  emptyRangeMin,
} from "#catalog/search/inventory/inventory.ts";
import type { Exclusions } from "#catalog/search/exclusions.ts";
import {
  countColumn,
  countMembers,
  type Counted,
  type Extent,
  extent,
  extentOf,
  isNone,
  type Ranges,
  type Tally,
} from "#catalog/search/tally.ts";

export interface RowFacets {
  type: Tally;
  rooms: Tally;
  price: Extent;
  area: Extent;
}

/** Adds exclusions by unit rows: a project needs one row that satisfies all unit filters. */
export function withRows(
  { projects: { firstRow } }: Inventory,
  exclusions: Exclusions,
): Int32Array {
  const excludedBy = exclusions.projects.slice();
  for (let index = 0; index < excludedBy.length; index++) {
    const bits = excludedBy[index] ?? 0;
    if ((bits & (bits - 1)) !== 0) continue; // excluded by two groups, so no facet counts it
    const end = firstRow[index + 1] ?? 0;
    let row = firstRow[index] ?? 0;
    while (row < end && exclusions.rows[row] !== 0) row++;
    if (row === end) excludedBy[index] = fixedBit;
  }
  return excludedBy;
}

/** Counts by project, for requests without unit filters. */
export function facetsOfProjects(
  { projects, dictionaries, typeSets, roomsFacetSets }: Inventory,
  excludedBy: Int32Array,
): RowFacets {
  const counted: Counted = { excludedBy, except: 0 };
  const types = countColumn(projects.types, typeSets.size, counted);
  const roomsFacets = countColumn(projects.roomsFacets, roomsFacetSets.size, counted);
  return {
    type: countMembers(typeSets.sets, types, dictionaries.type.size),
    rooms: countMembers(roomsFacetSets.sets, roomsFacets, dictionaries.roomsFacet.size),
    price: extentOf({ from: projects.priceFrom, to: projects.priceTo }, counted),
    area: extentOf({ from: projects.areaFrom, to: projects.areaTo }, counted),
  };
}

/** Counts by unit row; each facet ignores its own group. */
export function facetsOfRows(inventory: Inventory, exclusions: Exclusions): RowFacets {
  const { rows, dictionaries } = inventory;
  const counted = (except: number): CountedRows => ({ inventory, exclusions, except });
  return {
    type: countOnce(rows.type, dictionaries.type.size, counted(groupBits.type)),
    rooms: countOnce(rows.roomsFacet, dictionaries.roomsFacet.size, counted(groupBits.rooms)),
    price: extentOfRows({ from: rows.priceFrom, to: rows.priceTo }, counted(groupBits.price)),
    area: extentOfRows({ from: rows.areaFrom, to: rows.areaTo }, counted(groupBits.area)),
  };
}

interface CountedRows {
  inventory: Inventory;
  exclusions: Exclusions;
  except: number;
}

/** Counts a project once for each value, however many of its rows have it. */
function countOnce(
  column: Int32Array,
  size: number,
  { inventory, exclusions, except }: CountedRows,
): Tally {
  const { firstRow } = inventory.projects;
  const counts = new Int32Array(size);
  const last = new Int32Array(size).fill(-1); // last project counted for each value
  for (let index = 0; index < exclusions.projects.length; index++) {
    if (exclusions.projects[index] !== 0) continue;
    const end = firstRow[index + 1] ?? 0;
    for (let row = firstRow[index] ?? 0; row < end; row++) {
      if (((exclusions.rows[row] ?? 0) & ~except) !== 0) continue;
      const code = column[row] ?? 0;
      if (last[code] === index) continue;
      last[code] = index;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return counts;
}

function extentOfRows(
  { from, to }: Ranges,
  { inventory, exclusions, except }: CountedRows,
): Extent {
  const { firstRow } = inventory.projects;
  let lowest = emptyRangeMin;
  let highest = emptyRangeMax;
  for (let index = 0; index < exclusions.projects.length; index++) {
    if (exclusions.projects[index] !== 0) continue;
    const end = firstRow[index + 1] ?? 0;
    for (let row = firstRow[index] ?? 0; row < end; row++) {
      const hidden = isNone((exclusions.rows[row] ?? 0) & ~except) - 1;
      lowest = Math.min(lowest, (from[row] ?? 0) | (hidden & emptyRangeMin));
      highest = Math.max(highest, (to[row] ?? 0) | (hidden & emptyRangeMax));
    }
  }
  return extent(lowest, highest);
}
