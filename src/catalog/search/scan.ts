/** The one pass over the inventory: which projects match, what each facet counts, what each filter keeps away. */
import { bedroomsOf, largeHomes } from "#domain/rooms.ts";
import { projectStatuses } from "#domain/vocabulary.ts";
import { type Failures, failureReaders } from "#catalog/search/failures.ts";
import { fixedBit, type Group, groupBits, groupsByWeight } from "#catalog/search/filter-groups.ts";
import {
  type Inventory,
  type Wish,
  wishBits,
  wishes,
} from "#catalog/search/inventory/inventory.ts";
import {
  add,
  countOnce,
  distinctTally,
  emptySpan,
  type Extent,
  extentOf,
  type Tally,
  widen,
} from "#catalog/search/tally.ts";

export interface Found {
  /** 1 at the place of each project that matches. */
  matching: Uint8Array;
  total: number;
  /** Each group counted without itself. */
  counts: Record<"city" | "town" | "developer" | "status" | "handover" | "amenity" | "type", Tally>;
  /** By `largeHomes` and the rooms of smaller homes. */
  rooms: ReadonlyMap<string, number>;
  wishes: Readonly<Record<Wish, number>>;
  price: Extent;
  area: Extent;
  /** Projects that only this one group keeps away. */
  kept: Readonly<Record<Group, number>>;
}

/** Scans for what fails nothing. `rowGroupsAsked` are the bits of the row groups at work, `fixedBit` where a saved listing sets one. */
export function scan(inventory: Inventory, failures: Failures, rowGroupsAsked: number): Found {
  const { projects, rows, numberings } = inventory;
  const { type, size, priceFrom, priceTo, areaFrom, areaTo } = rows;
  const { firstRow } = projects;
  const { ofProject, ofRow } = failureReaders(inventory, failures);
  const matching = new Uint8Array(projects.id.length);
  const counts = {
    city: new Int32Array(numberings.city.size),
    town: new Int32Array(numberings.town.size),
    developer: new Int32Array(numberings.developer.size),
    status: new Int32Array(projectStatuses.length),
    handover: new Int32Array(numberings.handover.size),
    amenity: new Int32Array(numberings.amenity.size),
  };
  const homes = distinctTally(numberings.size.size);
  const types = distinctTally(numberings.type.size);
  const slots = homeSlots(numberings.size.values);
  const fulfilled = new Int32Array(1 << wishes.length);
  const kept = new Int32Array(groupsByWeight.length);
  const price = emptySpan();
  const area = emptySpan();
  let total = 0;

  function countRow(row: number, failed: number, place: number): void {
    if (failed === 0 || failed === groupBits.type) countOnce(types, type[row] ?? 0, place);
    if (failed === 0 || failed === groupBits.rooms)
      countOnce(homes, slots[size[row] ?? 0] ?? 0, place);
    if (failed === 0 || failed === groupBits.price)
      widen(price, priceFrom[row] ?? 0, priceTo[row] ?? 0);
    if (failed === 0 || failed === groupBits.area)
      widen(area, areaFrom[row] ?? 0, areaTo[row] ?? 0);
  }

  /** Counts a project that meets everything but, at most, the one group in `failed`. */
  function countProject(place: number, failed: number): void {
    const isCounted = (bit: number) => (failed & ~bit) === 0;
    if (isCounted(groupBits.city)) add(counts.city, projects.city[place]);
    if (isCounted(groupBits.town)) add(counts.town, projects.town[place]);
    if (isCounted(groupBits.developer)) add(counts.developer, projects.developer[place]);
    if (isCounted(groupBits.status)) add(counts.status, projects.status[place]);
    if (isCounted(groupBits.handover)) add(counts.handover, projects.handover[place]);
    if (isCounted(groupBits.amenity)) addAmenities(place);
    if (failed === 0) add(fulfilled, projects.wishes[place]);
  }

  function addAmenities(place: number): void {
    const first = place * inventory.amenityWords;
    for (let word = 0; word < inventory.amenityWords; word++) {
      for (let bits = projects.amenities[first + word] ?? 0; bits !== 0; bits &= bits - 1)
        add(counts.amenity, word * 32 + 31 - Math.clz32(bits & -bits));
    }
  }

  for (let place = 0; place < projects.id.length; place++) {
    const failed = ofProject(place);
    if (failed !== 0 && !isOneGroup(failed)) continue;
    let isMet = rowGroupsAsked === 0;
    // Without any filter of rows but one, that one keeps away projects that have no row on offer, too.
    let nearly = isOneGroup(rowGroupsAsked) ? rowGroupsAsked : 0;
    const end = firstRow[place + 1] ?? 0;
    for (let row = firstRow[place] ?? 0; row < end; row++) {
      const failedByRow = ofRow(row);
      if (failedByRow === 0) isMet = true;
      else if (!isOneGroup(failedByRow)) continue;
      else nearly |= failedByRow;
      if (failed === 0) countRow(row, failedByRow, place);
      else if (isMet) break;
    }
    if (isMet) {
      countProject(place, failed);
      if (failed !== 0) add(kept, indexOfBit(failed));
      else {
        matching[place] = 1;
        total++;
      }
    } else if (failed === 0) {
      for (; nearly !== 0; nearly &= nearly - 1) add(kept, indexOfBit(nearly & -nearly));
    }
  }
  return {
    matching,
    total,
    counts: { ...counts, type: types.counts },
    rooms: roomsOf(numberings.size.values, homes.counts),
    wishes: countsOfWishes(fulfilled),
    price: extentOf(price),
    area: extentOf(area),
    kept: Object.fromEntries(
      groupsByWeight.map((group, index) => [group, kept[index] ?? 0]),
    ) as Record<Group, number>, // of each group
  };
}

/** Exactly one group, and one that can be taken off. */
function isOneGroup(bits: number): boolean {
  return bits !== 0 && (bits & (bits - 1)) === 0 && bits !== fixedBit;
}

function indexOfBit(bit: number): number {
  return 31 - Math.clz32(bit);
}

/** The number under which each size is counted: homes of five bedrooms and more share the first of theirs. */
function homeSlots(sizes: readonly string[]): Int32Array {
  const firstLarge = sizes.findIndex((rooms) => sizeFacet(rooms) === largeHomes) + 1;
  return Int32Array.from([null, ...sizes], (rooms, number) =>
    rooms !== null && sizeFacet(rooms) === largeHomes ? firstLarge : number,
  );
}

function roomsOf(sizes: readonly string[], counts: Tally): Map<string, number> {
  const counted = sizes.map((rooms, index): [string, number] => [rooms, counts[index + 1] ?? 0]);
  return new Map(
    counted.filter(([, count]) => count > 0).map(([rooms, count]) => [sizeFacet(rooms), count]),
  );
}

function sizeFacet(rooms: string): string {
  return bedroomsOf(rooms) >= 5 ? largeHomes : rooms;
}

function countsOfWishes(fulfilled: Tally): Record<Wish, number> {
  const having = (wish: Wish) =>
    fulfilled.reduce((sum, count, bits) => ((bits & wishBits[wish]) === 0 ? sum : sum + count), 0);
  return {
    seaView: having("seaView"),
    citizenship: having("citizenship"),
    residence: having("residence"),
  };
}
