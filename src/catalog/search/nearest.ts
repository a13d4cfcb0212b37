/** Where nothing matches: what comes nearest, and which filters it does not meet. Dropping these is the first advice. */
import { bedroomsOf } from "#domain/rooms.ts";
import { projectStatuses } from "#domain/vocabulary.ts";
import type { Range, SearchCriteria } from "#contract/search-criteria.ts";
import { fixedBit, type Group, groupBits, groupsOf } from "#catalog/search/filter-groups.ts";
import type { Inventory } from "#catalog/search/inventory/inventory.ts";
import type { Exclusions } from "#catalog/search/exclusions.ts";

const mostShown = 6;
const sold = projectStatuses.indexOf("sold");
/** Another city than the one that a dropped district lies in. */
const anotherCity = 1e6;
/** A project without a row on offer is further than any with one. */
const noRow = 1e12;
/** A price is near that goes beyond its bound by no more than this share of it. */
const nearPrice = 0.3;
/** A shop is further from a home than any other home. */
const bedroomsFromShop = 20;

export interface Nearest {
  without: Group[];
  /** Ids of projects, the nearest first. */
  ids: number[];
}

interface NearestRequest {
  exclusions: Exclusions;
  /** Bits of the row groups at work. */
  rowGroupsAsked: number;
  /** Groups that a filter page sets: these are met by whatever is near. */
  fixedGroups: number;
  wanted: SearchCriteria;
}

/**
 * Gives up to six projects that fail the fewest filters, of equally many those that are easiest to do without: by how far a
 * price, an area or a size is from what was asked for, in the city of a dropped district first, then the newest. Sold ones
 * are near only where sold was asked for. Null where nothing comes near.
 */
export function findNearest(inventory: Inventory, request: NearestRequest): Nearest | null {
  const { projects, orders } = inventory;
  const failed = leastFailed(inventory, request);
  if (failed === null) return null;
  const distanceOf = distances(inventory, request, failed);
  const nearest: { place: number; away: number }[] = [];
  for (const place of orders.date.desc) {
    const away = isOffered(inventory, request, place) ? distanceOf(place) : null;
    if (away === null) continue;
    if (nearest.length === mostShown && away >= (nearest.at(-1)?.away ?? 0)) continue;
    const behind = nearest.findIndex((other) => other.away > away);
    nearest.splice(behind === -1 ? nearest.length : behind, 0, { place, away });
    nearest.length = Math.min(nearest.length, mostShown);
  }
  const ids = nearest.map(({ place }) => projects.id[place] ?? 0);
  return { without: groupsOf(failed), ids };
}

function isOffered({ projects }: Inventory, { wanted }: NearestRequest, place: number): boolean {
  return projects.status[place] !== sold || wanted.status.includes("sold");
}

/** The groups of least importance that some project fails; null where every project fails one that cannot be taken off. */
function leastFailed(inventory: Inventory, request: NearestRequest): number | null {
  const { projects, rows } = inventory;
  const { exclusions, rowGroupsAsked, fixedGroups, wanted } = request;
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
          : gap(wanted.price, rows.priceFrom[row] ?? 0, rows.priceTo[row] ?? 0);
      consider(failed | excludedBy, away <= nearPrice);
    }
  }
  return least;
}

/** The bits from `type` on are those that a price comes before where it is near, and stands among where it is not. */
const earlier = groupBits.type - 1;

/** First how many groups, then which: the bits stand in the order of importance. */
function lossOf(failed: number, isPriceNear: boolean): number {
  let groups = 0;
  for (let bits = failed; bits !== 0; bits &= bits - 1) groups++;
  const nearBit = isPriceNear && (failed & groupBits.price) !== 0 ? groupBits.type : 0;
  const later = failed & ~earlier & (nearBit === 0 ? -1 : ~groupBits.price);
  return groups * 4 * fixedBit + (failed & earlier) + nearBit + later * 2;
}

/** Gives the way from a project's place to how far it is from what was asked for; null where it fails more than `allowed`. */
function distances(
  inventory: Inventory,
  { exclusions, rowGroupsAsked, wanted }: NearestRequest,
  allowed: number,
): (place: number) => number | null {
  const { projects } = inventory;
  const rowDistance = rowDistances(inventory, wanted, allowed);
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

/** Tells whether a project lies in another city than the districts that were asked for and may be dropped. */
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

/** How far a row is from what was asked for in the groups that it may fail, each as a share of what was asked for. */
function rowDistances(
  { rows, numberings }: Inventory,
  wanted: SearchCriteria,
  allowed: number,
): (row: number) => number {
  const isOpen = (group: number) => (allowed & group) !== 0;
  const sizes = numberings.size.values;
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

function gap(asked: Range | null, from: number, to: number): number {
  if (asked === null) return 0;
  const { from: lowest, to: highest } = asked;
  if (highest !== null && from > highest) return (from - highest) / Math.max(highest, 1);
  if (lowest !== null && to < lowest) return (lowest - to) / Math.max(lowest, 1);
  return 0;
}

function bedroomsAway(rooms: string | undefined, asked: readonly number[]): number {
  if (rooms === undefined) return bedroomsFromShop;
  return Math.min(...asked.map((bedrooms) => Math.abs(bedroomsOf(rooms) - bedrooms)));
}
