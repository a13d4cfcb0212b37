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
/** Distance of a project without a row on offer, beyond any with one. */
const noRow = 1e12;
/** A price within this share beyond its bound counts as near. */
const nearPrice = 0.3;
/** Bedrooms of distance between a home and a shop. */
const bedroomsFromShop = 20;

export interface Nearest {
  without: Group[];
  ids: number[];
}

interface NearestRequest {
  exclusions: Exclusions;
  /** Bits of the unit filters that are set. */
  rowGroupsAsked: number;
  /** Bits of the groups that a filter page sets; they are never relaxed. */
  fixedGroups: number;
  visitorCriteria: SearchCriteria;
}

/**
 * Up to six projects that fail the fewest and least important filters, sorted by their distance in price, area, size and
 * city, then by date; sold ones only on request. Null if every project fails a filter that cannot be relaxed.
 */
export function findNearest(inventory: Inventory, request: NearestRequest): Nearest | null {
  const { projects, orders } = inventory;
  const failed = fewestFailed(inventory, request);
  if (failed === null) return null;
  const distanceOf = distances(inventory, request, failed);
  const nearest: { place: number; away: number }[] = [];
  for (const place of orders.date.desc) {
    const away = isOffered(inventory, request, place) ? distanceOf(place) : null;
    if (away === null) continue;
    if (nearest.length === maxShown && away >= (nearest.at(-1)?.away ?? 0)) continue;
    const behind = nearest.findIndex((other) => other.away > away);
    nearest.splice(behind === -1 ? nearest.length : behind, 0, { place, away });
    nearest.length = Math.min(nearest.length, maxShown);
  }
  const ids = nearest.map(({ place }) => projects.id[place] ?? 0);
  return { without: groupsOf(failed), ids };
}

function isOffered(
  { projects }: Inventory,
  { visitorCriteria }: NearestRequest,
  place: number,
): boolean {
  return projects.status[place] !== sold || visitorCriteria.status.includes("sold");
}

/** The cheapest set of groups that some project fails; null if every project fails one that cannot be relaxed. */
function fewestFailed(inventory: Inventory, request: NearestRequest): number | null {
  const { projects, rows } = inventory;
  const { exclusions, rowGroupsAsked, fixedGroups, visitorCriteria } = request;
  const forGood = fixedBit | fixedGroups;
  let least: number | null = null;
  let leastLoss = Infinity;
  const consider = (failed: number, isNear: boolean) => {
    if ((failed & forGood) !== 0) return;
    const loss = lossOf(failed, isNear);
    if (loss < leastLoss) [least, leastLoss] = [failed, loss];
  };
  for (let place = 0; place < projects.id.length; place++) {
    const failed = exclusions.projects[place] ?? 0;
    if ((failed & forGood) !== 0 || !isOffered(inventory, request, place)) continue;
    consider(failed | rowGroupsAsked, false);
    if (rowGroupsAsked === 0) continue;
    const end = projects.firstRow[place + 1] ?? 0;
    for (let row = projects.firstRow[place] ?? 0; row < end; row++) {
      const excludedBy = exclusions.rows[row] ?? 0;
      const away =
        (excludedBy & groupBits.price) === 0
          ? 0
          : gap(visitorCriteria.price, rows.priceFrom[row] ?? 0, rows.priceTo[row] ?? 0);
      consider(failed | excludedBy, away <= nearPrice);
    }
  }
  return least;
}

/** Bits below `type`; a near price is given up before the type, a far one keeps its own rank. */
const earlier = groupBits.type - 1;

/** Compares the number of groups first, then their bits, which are in order of importance. */
function lossOf(failed: number, isPriceNear: boolean): number {
  let groups = 0;
  for (let bits = failed; bits !== 0; bits &= bits - 1) groups++;
  const nearBit = isPriceNear && (failed & groupBits.price) !== 0 ? groupBits.type : 0;
  const later = failed & ~earlier & (nearBit === 0 ? -1 : ~groupBits.price);
  return groups * 4 * fixedBit + (failed & earlier) + nearBit + later * 2;
}

/** Returns the distance of a project by its index; null if it fails a group outside `allowed`. */
function distances(
  inventory: Inventory,
  { exclusions, rowGroupsAsked, visitorCriteria }: NearestRequest,
  allowed: number,
): (place: number) => number | null {
  const { projects } = inventory;
  const rowDistance = rowDistances(inventory, visitorCriteria, allowed);
  const rowsMatter = (rowGroupsAsked & ~allowed) !== 0;
  const isFarCity = farCities(inventory, exclusions, allowed);
  return (place) => {
    if (((exclusions.projects[place] ?? 0) & ~allowed) !== 0) return null;
    let shortest: number | null = rowsMatter ? null : noRow;
    const end = projects.firstRow[place + 1] ?? 0;
    for (let row = projects.firstRow[place] ?? 0; row < end; row++) {
      if (((exclusions.rows[row] ?? 0) & ~allowed) !== 0) continue;
      const distance = rowDistance(row);
      if (shortest === null || distance < shortest) shortest = distance;
    }
    if (shortest === null) return null;
    return shortest + (isFarCity(place) ? anotherCity : 0);
  };
}

/** Whether a project lies in a city without any of the requested districts. */
function farCities(
  { projects }: Inventory,
  exclusions: Exclusions,
  allowed: number,
): (place: number) => boolean {
  if ((allowed & groupBits.town) === 0) return () => false;
  const near = new Set<number>();
  projects.city.forEach((city, place) => {
    if (((exclusions.projects[place] ?? 0) & groupBits.town) === 0) near.add(city);
  });
  return (place) => !near.has(projects.city[place] ?? 0);
}

/** Distance of a row in the relaxed groups, each relative to the requested bound. */
function rowDistances(
  { rows, dictionaries }: Inventory,
  wanted: SearchCriteria,
  allowed: number,
): (row: number) => number {
  const isOpen = (group: number) => (allowed & group) !== 0;
  const sizes = dictionaries.size.values;
  const homes = isOpen(groupBits.rooms) ? wanted.rooms.map(bedroomsOf) : [];
  return (row) => {
    const rooms = sizes[(rows.size[row] ?? 0) - 1];
    return (
      (isOpen(groupBits.price)
        ? gap(wanted.price, rows.priceFrom[row] ?? 0, rows.priceTo[row] ?? 0)
        : 0) +
      (isOpen(groupBits.area)
        ? gap(wanted.area, rows.areaFrom[row] ?? 0, rows.areaTo[row] ?? 0)
        : 0) +
      (homes.length === 0 ? 0 : bedroomsAway(rooms, homes))
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

function bedroomsAway(rooms: string | undefined, requested: readonly number[]): number {
  if (rooms === undefined) return bedroomsFromShop;
  return Math.min(...requested.map((bedrooms) => Math.abs(bedroomsOf(rooms) - bedrooms)));
}
