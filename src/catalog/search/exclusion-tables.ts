/** Compiles criteria to lookup tables: for each encoded value of a column, the bits of the groups that exclude it. */
import { flagFilters, type ListFilter } from "#domain/search/filters.ts";
import { projectStatuses } from "#domain/vocabulary.ts";
import type { TierIds } from "#database/search/match-documents.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { matchesRooms, type ListingRequest } from "#catalog/search/listing-request.ts";
import { type FilterOptions, idsOf } from "#catalog/search/filter-options.ts";
import { fixedBit, type Group, groupBits } from "#catalog/search/filter-groups.ts";
import { isHandedOver } from "#catalog/search/handover.ts";
import type { Inventory } from "#catalog/search/inventory/inventory.ts";

/** Bits of the excluding groups, indexed by the encoded value. */
export type Table = Int32Array;

export interface Bounds {
  bit: number;
  from: number;
  to: number;
}

/** Encoded amenities of which a project needs at least one. */
export interface AmenityTest {
  bit: number;
  codes: readonly number[];
}

export interface ExclusionTables {
  country: Table;
  city: Table;
  town: Table;
  developer: Table;
  status: Table;
  handover: Table;
  flags: Table;
  amenities: readonly AmenityTest[];
  type: Table;
  rooms: Table;
  price: readonly Bounds[];
  area: readonly Bounds[];
  /** Text match tier by project index, `noTier` without a match; null without a text query. */
  tiers: Uint8Array | null;
}

export const noTier = 255;

interface Layer {
  criteria: SearchCriteria;
  bitOf: (group: Group) => number;
}

/** Compiles a request. The country and the criteria of a filter page set `fixedBit`, which no visitor can remove. */
export function exclusionTablesOf(
  inventory: Inventory,
  request: ListingRequest,
  filterOptions: FilterOptions,
): ExclusionTables {
  const { dictionaries } = inventory;
  const bitOf = (group: Group) => groupBits[group];
  const layers: Layer[] = [
    { criteria: request.fixed, bitOf: () => fixedBit },
    { criteria: request.pathCriteria, bitOf },
    { criteria: request.visitorCriteria, bitOf },
  ];
  const slugTable = (group: "type" | "city" | "town" | "developer"): Table => {
    const dictionary = dictionaries[group];
    return tableOf(dictionary.size, layers, group, (slugs: readonly string[]) => {
      const codes = idsOf(filterOptions[group], slugs).map((id) => dictionary.codeOf(id));
      return (code) => code > 0 && codes.includes(code);
    });
  };
  const allRooms = dictionaries.rooms.values;
  const country =
    request.countryId === null ? null : dictionaries.country.codeOf(request.countryId);
  return {
    country: Int32Array.from({ length: dictionaries.country.size }, (_, code) =>
      country === null || (code > 0 && code === country) ? 0 : fixedBit,
    ),
    city: slugTable("city"),
    town: slugTable("town"),
    developer: slugTable("developer"),
    status: tableOf(projectStatuses.length, layers, "status", (statuses: readonly string[]) => {
      return (code) => statuses.includes(projectStatuses[code] ?? "");
    }),
    handover: tableOf(
      dictionaries.handover.size,
      layers,
      "handover",
      (values: readonly string[]) => {
        return (code) => {
          const handover = inventory.handovers[code - 1];
          return handover !== undefined && values.some((value) => isHandedOver(handover, value));
        };
      },
    ),
    flags: flagTable(inventory, layers),
    amenities: amenityTests(inventory, layers, filterOptions),
    type: slugTable("type"),
    rooms: tableOf(dictionaries.rooms.size, layers, "rooms", (requested: readonly string[]) => {
      return (code) => {
        const rooms = allRooms[code - 1];
        return rooms !== undefined && requested.some((each) => matchesRooms(rooms, each));
      };
    }),
    price: boundsOf(layers, "price"),
    area: boundsOf(layers, "area"),
    tiers: request.tiers && tiersByIndex(inventory, request.tiers),
  };
}

/** Builds the table of a list filter; `testOf` returns the test of a code for the values of one layer. */
function tableOf(
  size: number,
  layers: readonly Layer[],
  group: Exclude<ListFilter, "amenity">,
  testOf: (values: readonly string[]) => (code: number) => boolean,
): Table {
  const table = new Int32Array(size);
  for (const { criteria, bitOf } of layers) {
    if (criteria[group].length === 0) continue;
    const meets = testOf(criteria[group]);
    table.forEach((bits, code) => {
      if (!meets(code)) table[code] = bits | bitOf(group);
    });
  }
  return table;
}

function flagTable({ flagSets }: Inventory, layers: readonly Layer[]): Table {
  const table = new Int32Array(flagSets.size);
  for (const { criteria, bitOf } of layers)
    for (const [position, flag] of flagFilters.entries()) {
      if (!criteria[flag]) continue;
      flagSets.sets.forEach((flags, index) => {
        if (!flags.includes(position)) table[index + 1] = (table[index + 1] ?? 0) | bitOf(flag);
      });
    }
  return table;
}

function amenityTests(
  { dictionaries }: Inventory,
  layers: readonly Layer[],
  filterOptions: FilterOptions,
): AmenityTest[] {
  return layers
    .filter(({ criteria }) => criteria.amenity.length > 0)
    .map(({ criteria, bitOf }) => ({
      bit: bitOf("amenity"),
      codes: idsOf(filterOptions.amenity, criteria.amenity)
        .map((id) => dictionaries.amenity.codeOf(id))
        .filter((code) => code > 0),
    }));
}

function boundsOf(layers: readonly Layer[], group: "price" | "area"): Bounds[] {
  return layers.flatMap(({ criteria, bitOf }) => {
    const range = criteria[group];
    if (range === null) return [];
    return [{ bit: bitOf(group), from: range.from ?? -Infinity, to: range.to ?? Infinity }];
  });
}

function tiersByIndex({ projects: { id } }: Inventory, tiers: readonly TierIds[]): Uint8Array {
  const byIndex = new Uint8Array(id.length).fill(noTier);
  for (const { tier, ids } of tiers) {
    let index = 0;
    // Both arrays are sorted ascending, so one pass is enough.
    for (const projectId of ids) {
      while ((id[index] ?? Infinity) < projectId) index++;
      if (id[index] === projectId) byIndex[index] = tier;
    }
  }
  return byIndex;
}
