import {
  byFlagFilter,
  type FlagFilter,
  flagFilters,
  type ListFilter,
} from "#domain/search/filters.ts";
import { projectStatuses } from "#domain/vocabulary.ts";
import { type Group, groupBits } from "#catalog/search/filter-groups.ts";
import { setBit, bitmapWords, countIntersection } from "#catalog/search/inventory/bitmaps.ts";
import type { Inventory } from "#catalog/search/inventory/inventory.ts";
import type { Exclusions } from "#catalog/search/exclusions.ts";
import { facetsOfProjects, facetsOfUnits, withUnits } from "#catalog/search/scan-units.ts";
import { countColumn, countMembers, type Extent, type Tally } from "#catalog/search/tally.ts";

export interface ScanResult {
  /** 1 at the index of each matching project. */
  matching: Uint8Array;
  total: number;
  /** By dictionary code; each facet ignores its own group. */
  counts: Record<ListFilter, Tally>;
  flags: Readonly<Record<FlagFilter, number>>;
  price: Extent;
  area: Extent;
}

/** Counts matching projects; each facet also counts projects excluded only by that facet's own filter. */
export function scan(
  inventory: Inventory,
  exclusions: Exclusions,
  requestedUnitGroups: number,
): ScanResult {
  const { projects, dictionaries } = inventory;
  const excludedBy =
    requestedUnitGroups === 0 ? exclusions.projects : withUnits(inventory, exclusions);
  const { price, area, ...ofUnits } =
    requestedUnitGroups === 0
      ? facetsOfProjects(inventory, excludedBy)
      : facetsOfUnits(inventory, exclusions);
  const counted = (group: Group & keyof typeof projects, size: number) =>
    countColumn(projects[group], size, { excludedBy, except: groupBits[group] });
  return {
    ...matchesIn(excludedBy),
    counts: {
      city: counted("city", dictionaries.city.size),
      town: counted("town", dictionaries.town.size),
      developer: counted("developer", dictionaries.developer.size),
      handover: counted("handover", dictionaries.handover.size),
      status: counted("status", projectStatuses.length),
      amenity: countAmenities(inventory, excludedBy),
      ...ofUnits,
    },
    flags: countFlags(inventory, excludedBy),
    price,
    area,
  };
}

/** Plain index loops, because array methods with callbacks dominate the cost of a scan. */
function matchesIn(excludedBy: Int32Array): Pick<ScanResult, "matching" | "total"> {
  const matching = new Uint8Array(excludedBy.length);
  let total = 0;
  for (let index = 0; index < excludedBy.length; index++) {
    if (excludedBy[index] !== 0) continue;
    matching[index] = 1;
    total++;
  }
  return { matching, total };
}

function countAmenities({ amenities, dictionaries }: Inventory, excludedBy: Int32Array): Tally {
  const words = bitmapWords(excludedBy.length);
  const counted = new Int32Array(words);
  for (let index = 0; index < excludedBy.length; index++)
    if (((excludedBy[index] ?? 0) & ~groupBits.amenity) === 0) setBit(counted, 0, index);
  return Int32Array.from({ length: dictionaries.amenity.size }, (_, code) =>
    countIntersection(counted, amenities, code * words),
  );
}

function countFlags(
  { projects, flagSets }: Inventory,
  excludedBy: Int32Array,
): Record<FlagFilter, number> {
  const bySet = countColumn(projects.flags, flagSets.size, { excludedBy, except: 0 });
  const counts = countMembers(flagSets.sets, bySet, flagFilters.length);
  return byFlagFilter((flag) => counts[flagFilters.indexOf(flag)] ?? 0);
}
