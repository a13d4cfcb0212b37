/** The part of a scan that depends on units: matching, and the facets of types, rooms, prices and areas. */
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

export interface UnitFacets {
  type: Tally;
  rooms: Tally;
  price: Extent;
  area: Extent;
}

/** Adds exclusions by units: a project needs one unit that satisfies all unit filters. */
export function withUnits(
  { projects: { firstUnit } }: Inventory,
  exclusions: Exclusions,
): Int32Array {
  const excludedBy = exclusions.projects.slice();
  for (let index = 0; index < excludedBy.length; index++) {
    const bits = excludedBy[index] ?? 0;
    if ((bits & (bits - 1)) !== 0) continue; // excluded by two groups, so no facet counts it
    const end = firstUnit[index + 1] ?? 0;
    let unit = firstUnit[index] ?? 0;
    while (unit < end && exclusions.units[unit] !== 0) unit++;
    if (unit === end) excludedBy[index] = fixedBit;
  }
  return excludedBy;
}

/** Counts by project, for requests without unit filters. */
export function facetsOfProjects(
  { projects, dictionaries, typeSets, roomsFacetSets }: Inventory,
  excludedBy: Int32Array,
): UnitFacets {
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

/** Counts by unit; each facet ignores its own group. */
export function facetsOfUnits(inventory: Inventory, exclusions: Exclusions): UnitFacets {
  const { units, dictionaries } = inventory;
  const counted = (except: number): CountedUnits => ({ inventory, exclusions, except });
  return {
    type: countOnce(units.type, dictionaries.type.size, counted(groupBits.type)),
    rooms: countOnce(units.roomsFacet, dictionaries.roomsFacet.size, counted(groupBits.rooms)),
    price: extentOfUnits({ from: units.priceFrom, to: units.priceTo }, counted(groupBits.price)),
    area: extentOfUnits({ from: units.areaFrom, to: units.areaTo }, counted(groupBits.area)),
  };
}

interface CountedUnits {
  inventory: Inventory;
  exclusions: Exclusions;
  except: number;
}

/** Counts a project once for each value, however many of its units have it. */
function countOnce(
  column: Int32Array,
  size: number,
  { inventory, exclusions, except }: CountedUnits,
): Tally {
  const { firstUnit } = inventory.projects;
  const counts = new Int32Array(size);
  const last = new Int32Array(size).fill(-1); // last project counted for each value
  for (let index = 0; index < exclusions.projects.length; index++) {
    if (exclusions.projects[index] !== 0) continue;
    const end = firstUnit[index + 1] ?? 0;
    for (let unit = firstUnit[index] ?? 0; unit < end; unit++) {
      if (((exclusions.units[unit] ?? 0) & ~except) !== 0) continue;
      const code = column[unit] ?? 0;
      if (last[code] === index) continue;
      last[code] = index;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return counts;
}

function extentOfUnits(
  { from, to }: Ranges,
  { inventory, exclusions, except }: CountedUnits,
): Extent {
  const { firstUnit } = inventory.projects;
  let lowest = emptyRangeMin;
  let highest = emptyRangeMax;
  for (let index = 0; index < exclusions.projects.length; index++) {
    if (exclusions.projects[index] !== 0) continue;
    const end = firstUnit[index + 1] ?? 0;
    for (let unit = firstUnit[index] ?? 0; unit < end; unit++) {
      const hidden = isNone((exclusions.units[unit] ?? 0) & ~except) - 1;
      lowest = Math.min(lowest, (from[unit] ?? 0) | (hidden & emptyRangeMin));
      highest = Math.max(highest, (to[unit] ?? 0) | (hidden & emptyRangeMax));
    }
  }
  return extent(lowest, highest);
}
