/** The nearest projects when nothing matches, with the filters that they fail, which are the first to relax. */
import { bedroomsOf } from "#domain/rooms.ts";
import { projectStatuses } from "#domain/vocabulary.ts";
import type { Range, SearchCriteria } from "#contract/search-criteria.ts";
import { fixedBit, type Group, groupBits, groupsOf } from "#catalog/search/filter-groups.ts";
import type { Inventory } from "#catalog/search/inventory/inventory.ts";
import type { Exclusions } from "#catalog/search/exclusions.ts";

const maxShown = 6;
const sold = projectStatuses.indexOf("sold");
/** Added to the distance of a project outside the city of a relaxed district. */
const anotherCity = 1e6;
/** Distance of a project without a unit on offer, beyond any with one. */
const noUnit = 1e12;
/** A price within this share beyond its bound counts as near. */
const nearPrice = 0.3;
/** Distance in bedrooms between a home and a unit without rooms. */
const bedroomsFromShop = 20;

export interface Nearest {
  without: Group[];
  ids: number[];
}

interface NearestRequest {
  exclusions: Exclusions;
  /** Bits of the unit filters that are set. */
  requestedUnitGroups: number;
  /** Bits of the groups that a filter page sets; they are never relaxed. */
  fixedGroups: number;
  visitorCriteria: SearchCriteria;
}

/**
 * Up to six projects that fail the fewest and least important filters, sorted by their distance in price, area, rooms and
 * city, then by date; sold ones only on request. Null if every project fails a filter that cannot be relaxed.
 */
export function findNearest(inventory: Inventory, request: NearestRequest): Nearest | null {
  const { projects, orders } = inventory;
  const failed = fewestFailed(inventory, request);
  if (failed === null) return null;
  const distanceOf = distances(inventory, request, failed);
  const nearest: { index: number; distance: number }[] = [];
  for (const index of orders.date.desc) {
    const distance = isOffered(inventory, request, index) ? distanceOf(index) : null;
    if (distance === null) continue;
    if (nearest.length === maxShown && distance >= (nearest.at(-1)?.distance ?? 0)) continue;
    const position = nearest.findIndex((other) => other.distance > distance);
    nearest.splice(position === -1 ? nearest.length : position, 0, { index, distance });
    nearest.length = Math.min(nearest.length, maxShown);
  }
  const ids = nearest.map(({ index }) => projects.id[index] ?? 0);
  return { without: groupsOf(failed), ids };
}

function isOffered(
  { projects }: Inventory,
  { visitorCriteria }: NearestRequest,
  index: number,
): boolean {
  return projects.status[index] !== sold || visitorCriteria.status.includes("sold");
}

/** The cheapest set of groups that some project fails; null if every project fails one that cannot be relaxed. */
function fewestFailed(inventory: Inventory, request: NearestRequest): number | null {
  const { projects, units } = inventory;
  const { exclusions, requestedUnitGroups, fixedGroups, visitorCriteria } = request;
  const required = fixedBit | fixedGroups;
  let least: number | null = null;
  let leastLoss = Infinity;
  const consider = (failed: number, isNear: boolean) => {
    if ((failed & required) !== 0) return;
    const loss = lossOf(failed, isNear);
    if (loss < leastLoss) [least, leastLoss] = [failed, loss];
  };
  for (let index = 0; index < projects.id.length; index++) {
    const failed = exclusions.projects[index] ?? 0;
    if ((failed & required) !== 0 || !isOffered(inventory, request, index)) continue;
    consider(failed | requestedUnitGroups, false);
    if (requestedUnitGroups === 0) continue;
    const end = projects.firstUnit[index + 1] ?? 0;
    for (let unit = projects.firstUnit[index] ?? 0; unit < end; unit++) {
      const excludedBy = exclusions.units[unit] ?? 0;
      const distance =
        (excludedBy & groupBits.price) === 0
          ? 0
          : gap(visitorCriteria.price, units.priceFrom[unit] ?? 0, units.priceTo[unit] ?? 0);
      consider(failed | excludedBy, distance <= nearPrice);
    }
  }
  return least;
}

/** Bits below `type`; a near price is given up before the type, a far one keeps its own rank. */
const bitsBelowType = groupBits.type - 1;

/** Compares the number of groups first, then their bits, which are in order of importance. */
function lossOf(failed: number, isPriceNear: boolean): number {
  let groups = 0;
  for (let bits = failed; bits !== 0; bits &= bits - 1) groups++;
  const nearBit = isPriceNear && (failed & groupBits.price) !== 0 ? groupBits.type : 0;
  const later = failed & ~bitsBelowType & (nearBit === 0 ? -1 : ~groupBits.price);
  return groups * 4 * fixedBit + (failed & bitsBelowType) + nearBit + later * 2;
}

/** Returns the distance of a project by its index; null if it fails a group outside `allowed`. */
function distances(
  inventory: Inventory,
  { exclusions, requestedUnitGroups, visitorCriteria }: NearestRequest,
  allowed: number,
): (index: number) => number | null {
  const { projects } = inventory;
  const unitDistance = unitDistances(inventory, visitorCriteria, allowed);
  const unitsMatter = (requestedUnitGroups & ~allowed) !== 0;
  const isFarCity = farCities(inventory, exclusions, allowed);
  return (index) => {
    if (((exclusions.projects[index] ?? 0) & ~allowed) !== 0) return null;
    let shortest: number | null = unitsMatter ? null : noUnit;
    const end = projects.firstUnit[index + 1] ?? 0;
    for (let unit = projects.firstUnit[index] ?? 0; unit < end; unit++) {
      if (((exclusions.units[unit] ?? 0) & ~allowed) !== 0) continue;
      const distance = unitDistance(unit);
      if (shortest === null || distance < shortest) shortest = distance;
    }
    if (shortest === null) return null;
    return shortest + (isFarCity(index) ? anotherCity : 0);
  };
}

/** Whether a project lies in a city without any of the requested districts. */
function farCities(
  { projects }: Inventory,
  exclusions: Exclusions,
  allowed: number,
): (index: number) => boolean {
  if ((allowed & groupBits.town) === 0) return () => false;
  const near = new Set<number>();
  projects.city.forEach((city, index) => {
    if (((exclusions.projects[index] ?? 0) & groupBits.town) === 0) near.add(city);
  });
  return (index) => !near.has(projects.city[index] ?? 0);
}

/** Distance of a unit in the relaxed groups, each relative to the requested bound. */
function unitDistances(
  { units, dictionaries }: Inventory,
  criteria: SearchCriteria,
  allowed: number,
): (unit: number) => number {
  const isRelaxed = (group: number) => (allowed & group) !== 0;
  const allRooms = dictionaries.rooms.values;
  const bedrooms = isRelaxed(groupBits.rooms) ? criteria.rooms.map(bedroomsOf) : [];
  return (unit) => {
    const rooms = allRooms[(units.rooms[unit] ?? 0) - 1];
    return (
      (isRelaxed(groupBits.price)
        ? gap(criteria.price, units.priceFrom[unit] ?? 0, units.priceTo[unit] ?? 0)
        : 0) +
      (isRelaxed(groupBits.area)
        ? gap(criteria.area, units.areaFrom[unit] ?? 0, units.areaTo[unit] ?? 0)
        : 0) +
      (bedrooms.length === 0 ? 0 : bedroomDistance(rooms, bedrooms))
    );
  };
}

function gap(requested: Range | null, from: number, to: number): number {
  if (requested === null) return 0;
  const { from: lowest, to: highest } = requested;
  if (highest !== null && from > highest) return (from - highest) / Math.max(highest, 1);
  if (lowest !== null && to < lowest) return (lowest - to) / Math.max(lowest, 1);
  return 0;
}

function bedroomDistance(rooms: string | undefined, requested: readonly number[]): number {
  if (rooms === undefined) return bedroomsFromShop;
  return Math.min(...requested.map((bedrooms) => Math.abs(bedroomsOf(rooms) - bedrooms)));
}
