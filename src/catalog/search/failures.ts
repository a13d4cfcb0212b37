/** Criteria compiled to tables: looked up by what a project or a row is, they give the groups that it does not meet. */
import { projectStatuses } from "#domain/vocabulary.ts";
import type { TierIds } from "#database/search/match-documents.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { areRooms, type Asked } from "#catalog/search/asked.ts";
import { type Directory, idsOf } from "#catalog/search/directory.ts";
import { fixedBit, type Group, groupBits } from "#catalog/search/filter-groups.ts";
import { isHandedOver } from "#catalog/search/handover.ts";
import { type Inventory, wishBits, wishes } from "#catalog/search/inventory/inventory.ts";

/** Bits of the groups that are not met, by number: of a city, a status, a size … */
type Table = Int32Array;

/** What a row's range has to overlap with. */
interface Bounds {
  bit: number;
  from: number;
  to: number;
}

/** Amenities of which a project needs one, as bits in words. */
interface AmenityTest {
  bit: number;
  words: Int32Array;
}

export interface Failures {
  country: Table;
  city: Table;
  town: Table;
  developer: Table;
  status: Table;
  handover: Table;
  wishes: Table;
  amenities: readonly AmenityTest[];
  type: Table;
  size: Table;
  price: readonly Bounds[];
  area: readonly Bounds[];
  /** Tier of each project by its place, `noTier` where its texts do not match; null where no text was given. */
  tiers: Uint8Array | null;
}

export const noTier = 255;

/** Criteria with the bit that they give to what fails them. */
interface Layer {
  criteria: SearchCriteria;
  bitOf: (group: Group) => number;
}

/** Compiles what is asked for. What `fixed` asks for, and the country, fails for good. */
export function failuresOf(inventory: Inventory, asked: Asked, directory: Directory): Failures {
  const { numberings } = inventory;
  const bitOf = (group: Group) => groupBits[group];
  const layers: Layer[] = [
    { criteria: asked.fixed, bitOf: () => fixedBit },
    { criteria: asked.named, bitOf },
    { criteria: asked.wanted, bitOf },
  ];
  const named = (group: "type" | "city" | "town" | "developer"): Table => {
    const numbering = numberings[group];
    return table(numbering.size, layers, group, (slugs: readonly string[]) => {
      const numbers = idsOf(directory[group], slugs).map((id) => numbering.find(id));
      return (number) => number > 0 && numbers.includes(number);
    });
  };
  const sizes = numberings.size.values;
  const country = asked.countryId === null ? null : numberings.country.find(asked.countryId);
  return {
    country: Int32Array.from({ length: numberings.country.size }, (_, number) =>
      country === null || (number > 0 && number === country) ? 0 : fixedBit,
    ),
    city: named("city"),
    town: named("town"),
    developer: named("developer"),
    status: table(projectStatuses.length, layers, "status", (statuses: readonly string[]) => {
      return (number) => statuses.includes(projectStatuses[number] ?? "");
    }),
    handover: table(numberings.handover.size, layers, "handover", (whens: readonly string[]) => {
      return (number) => {
        const handover = inventory.handovers[number - 1];
        return handover !== undefined && whens.some((when) => isHandedOver(handover, when));
      };
    }),
    wishes: wishTable(layers),
    amenities: amenityTests(inventory, layers, directory),
    type: named("type"),
    size: table(numberings.size.size, layers, "rooms", (asked: readonly string[]) => {
      return (number) => {
        const rooms = sizes[number - 1];
        return rooms !== undefined && asked.some((each) => areRooms(rooms, each));
      };
    }),
    price: boundsOf(layers, "price"),
    area: boundsOf(layers, "area"),
    tiers: asked.tiers && tiersByPlace(inventory, asked.tiers),
  };
}

/** Makes the table of a group of lists; `meeting` tells for a list which numbers are among what it asks for. */
function table(
  size: number,
  layers: readonly Layer[],
  group: "type" | "city" | "town" | "developer" | "status" | "handover" | "rooms",
  meeting: (asked: readonly string[]) => (number: number) => boolean,
): Table {
  const failures = new Int32Array(size);
  for (const { criteria, bitOf } of layers) {
    if (criteria[group].length === 0) continue;
    const meets = meeting(criteria[group]);
    failures.forEach((bits, number) => {
      if (!meets(number)) failures[number] = bits | bitOf(group);
    });
  }
  return failures;
}

function wishTable(layers: readonly Layer[]): Table {
  const combinations = 1 << wishes.length;
  return Int32Array.from({ length: combinations }, (_, fulfilled) =>
    wishes.reduce((bits, wish) => {
      if ((fulfilled & wishBits[wish]) !== 0) return bits;
      return layers
        .filter(({ criteria }) => criteria[wish])
        .reduce((all, { bitOf }) => all | bitOf(wish), bits);
    }, 0),
  );
}

function amenityTests(
  { numberings, amenityWords }: Inventory,
  layers: readonly Layer[],
  directory: Directory,
): AmenityTest[] {
  return layers
    .filter(({ criteria }) => criteria.amenity.length > 0)
    .map(({ criteria, bitOf }) => {
      const words = new Int32Array(amenityWords);
      for (const id of idsOf(directory.amenity, criteria.amenity)) {
        const number = numberings.amenity.find(id);
        if (number > 0) words[number >>> 5] = (words[number >>> 5] ?? 0) | (1 << (number & 31));
      }
      return { bit: bitOf("amenity"), words };
    });
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
    // Both ascend, so that one walk finds all.
    for (const projectId of ids) {
      while ((id[place] ?? Infinity) < projectId) place++;
      if (id[place] === projectId) byPlace[place] = tier;
    }
  }
  return byPlace;
}

/**
 * Gives the two ways to the groups that are not met: of a project by its place, of a row by its. Every column has a name of
 * its own here: looking it up in its object for each of half a million rows would cost half of the time.
 */
export function failureReaders({ projects, rows, amenityWords }: Inventory, failures: Failures) {
  const { amenities, tiers, price, area } = failures;
  const { country, city, town, developer, status, handover, wishes } = projects;
  const { type, size, priceFrom, priceTo, areaFrom, areaTo } = rows;
  const ofCountry = failures.country;
  const ofCity = failures.city;
  const ofTown = failures.town;
  const ofDeveloper = failures.developer;
  const ofStatus = failures.status;
  const ofHandover = failures.handover;
  const ofWishes = failures.wishes;
  const ofType = failures.type;
  const ofSize = failures.size;
  const hasBounds = price.length + area.length > 0;
  const amenityBits = projects.amenities;

  function ofProject(place: number): number {
    let bits =
      (ofCountry[country[place] ?? 0] ?? 0) |
      (ofCity[city[place] ?? 0] ?? 0) |
      (ofTown[town[place] ?? 0] ?? 0) |
      (ofDeveloper[developer[place] ?? 0] ?? 0) |
      (ofStatus[status[place] ?? 0] ?? 0) |
      (ofHandover[handover[place] ?? 0] ?? 0) |
      (ofWishes[wishes[place] ?? 0] ?? 0);
    if (tiers !== null && tiers[place] === noTier) bits |= groupBits.query;
    for (const { bit, words } of amenities) if (!hasOneOf(place, words)) bits |= bit;
    return bits;
  }

  function hasOneOf(place: number, words: Int32Array): boolean {
    const first = place * amenityWords;
    for (let word = 0; word < amenityWords; word++)
      if (((amenityBits[first + word] ?? 0) & (words[word] ?? 0)) !== 0) return true;
    return false;
  }

  function ofRow(row: number): number {
    let bits = (ofType[type[row] ?? 0] ?? 0) | (ofSize[size[row] ?? 0] ?? 0);
    if (hasBounds) {
      for (const { bit, from, to } of price)
        if ((priceFrom[row] ?? 0) > to || (priceTo[row] ?? 0) < from) bits |= bit;
      for (const { bit, from, to } of area)
        if ((areaFrom[row] ?? 0) > to || (areaTo[row] ?? 0) < from) bits |= bit;
    }
    return bits;
  }

  return { ofProject, ofRow };
}
