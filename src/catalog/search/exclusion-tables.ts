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
  numbers: readonly number[];
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
  size: Table;
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
  asked: ListingRequest,
  directory: FilterOptions,
): ExclusionTables {
  const { dictionaries } = inventory;
  const bitOf = (group: Group) => groupBits[group];
  const layers: Layer[] = [
    { criteria: asked.fixed, bitOf: () => fixedBit },
    { criteria: asked.pathCriteria, bitOf },
    { criteria: asked.visitorCriteria, bitOf },
  ];
  const named = (group: "type" | "city" | "town" | "developer"): Table => {
    const numbering = dictionaries[group];
    return table(numbering.size, layers, group, (slugs: readonly string[]) => {
      const numbers = idsOf(directory[group], slugs).map((id) => numbering.codeOf(id));
      return (number) => number > 0 && numbers.includes(number);
    });
  };
  const sizes = dictionaries.size.values;
  const country = asked.countryId === null ? null : dictionaries.country.codeOf(asked.countryId);
  return {
    country: Int32Array.from({ length: dictionaries.country.size }, (_, number) =>
      country === null || (number > 0 && number === country) ? 0 : fixedBit,
    ),
    city: named("city"),
    town: named("town"),
    developer: named("developer"),
    status: table(projectStatuses.length, layers, "status", (statuses: readonly string[]) => {
      return (number) => statuses.includes(projectStatuses[number] ?? "");
    }),
    handover: table(dictionaries.handover.size, layers, "handover", (whens: readonly string[]) => {
      return (number) => {
        const handover = inventory.handovers[number - 1];
        return handover !== undefined && whens.some((when) => isHandedOver(handover, when));
      };
    }),
    flags: flagTable(inventory, layers),
    amenities: amenityTests(inventory, layers, directory),
    type: named("type"),
    size: table(dictionaries.size.size, layers, "rooms", (asked: readonly string[]) => {
      return (number) => {
        const rooms = sizes[number - 1];
        return rooms !== undefined && asked.some((each) => matchesRooms(rooms, each));
      };
    }),
    price: boundsOf(layers, "price"),
    area: boundsOf(layers, "area"),
    tiers: asked.tiers && tiersByPlace(inventory, asked.tiers),
  };
}

/** Builds the table of a list filter; `meeting` returns the test of a number for the values of one layer. */
function table(
  size: number,
  layers: readonly Layer[],
  group: Exclude<ListFilter, "amenity">,
  meeting: (asked: readonly string[]) => (number: number) => boolean,
): Table {
  const tables = new Int32Array(size);
  for (const { criteria, bitOf } of layers) {
    if (criteria[group].length === 0) continue;
    const meets = meeting(criteria[group]);
    tables.forEach((bits, number) => {
      if (!meets(number)) tables[number] = bits | bitOf(group);
    });
  }
  return tables;
}

function flagTable({ flagSets }: Inventory, layers: readonly Layer[]): Table {
  const tables = new Int32Array(flagSets.size);
  for (const { criteria, bitOf } of layers)
    for (const [place, flag] of flagFilters.entries()) {
      if (!criteria[flag]) continue;
      flagSets.sets.forEach((flags, index) => {
        if (!flags.includes(place)) tables[index + 1] = (tables[index + 1] ?? 0) | bitOf(flag);
      });
    }
  return tables;
}

function amenityTests(
  { dictionaries }: Inventory,
  layers: readonly Layer[],
  directory: FilterOptions,
): AmenityTest[] {
  return layers
    .filter(({ criteria }) => criteria.amenity.length > 0)
    .map(({ criteria, bitOf }) => ({
      bit: bitOf("amenity"),
      numbers: idsOf(directory.amenity, criteria.amenity)
        .map((id) => dictionaries.amenity.codeOf(id))
        .filter((number) => number > 0),
    }));
}

function boundsOf(layers: readonly Layer[], group: "price" | "area"): Bounds[] {
  return layers.flatMap(({ criteria, bitOf }) => {
    const range = criteria[group];
    if (range === null) return [];
    return [{ bit: bitOf(group), from: range.from ?? -Infinity, to: range.to ?? Infinity }];
  });
}

function tiersByPlace({ projects: { id } }: Inventory, tiers: readonly TierIds[]): Uint8Array {
  const byPlace = new Uint8Array(id.length).fill(noTier);
  for (const { tier, ids } of tiers) {
    let place = 0;
    // Both arrays are sorted ascending, so one pass is enough.
    for (const projectId of ids) {
      while ((id[place] ?? Infinity) < projectId) place++;
      if (id[place] === projectId) byPlace[place] = tier;
    }
  }
  return byPlace;
}
