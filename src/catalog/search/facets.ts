import { projectStatuses } from "#domain/vocabulary.ts";
import type { Facets } from "#contract/listing.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import type { FilterOptions } from "#catalog/search/filter-options.ts";
import {
  handoverFacet,
  namedFacet,
  roomsFacet,
  statusFacet,
} from "#catalog/search/facet-values.ts";
import type { Inventory } from "#catalog/search/inventory/inventory.ts";
import type { ScanResult } from "#catalog/search/scan.ts";

interface FacetContext {
  inventory: Inventory;
  filterOptions: FilterOptions;
  /** Chosen values stay among the facet values even with a count of 0. */
  chosen: SearchCriteria;
  today: string;
}

/** Labels the counts of a scan; values combine with OR inside a group and AND across groups. */
export function facetsOf(
  { counts, flags, price, area }: ScanResult,
  { inventory: { dictionaries, handovers }, filterOptions, chosen, today }: FacetContext,
): Facets {
  const optionFacet = (group: "type" | "city" | "town" | "developer" | "amenity") => {
    const optionCounts = dictionaries[group].values.map((value, index) => ({
      value,
      count: counts[group][index + 1] ?? 0,
    }));
    return namedFacet(filterOptions[group], optionCounts, chosen[group]);
  };
  const statuses = projectStatuses.map((value, index) => ({
    value,
    count: counts.status[index] ?? 0,
  }));
  const handedOver = handovers.map((handover, index) => ({
    ...handover,
    count: counts.handover[index + 1] ?? 0,
  }));
  const rooms = dictionaries.roomsFacet.values.map((value, index) => ({
    value,
    count: counts.rooms[index + 1] ?? 0,
  }));
  return {
    type: optionFacet("type"),
    city: optionFacet("city"),
    town: optionFacet("town"),
    rooms: roomsFacet(rooms, chosen.rooms),
    status: statusFacet(statuses, chosen.status),
    handover: handoverFacet(handedOver, chosen.handover, today),
    developer: optionFacet("developer"),
    amenity: optionFacet("amenity"),
    ...flags,
    price,
    area,
  };
}
