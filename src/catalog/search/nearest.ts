/** Where nothing matches: what comes nearest, and which filters it does not meet. */
import { bedroomsOf } from "#domain/rooms.ts";
import { projectStatuses } from "#domain/vocabulary.ts";
import type { Range, SearchCriteria } from "#contract/search-criteria.ts";
import { fixedBit, type Group, groupBits, groupsOf } from "#catalog/search/filter-groups.ts";
import type { Inventory } from "#catalog/search/inventory/inventory.ts";
import type { Misses } from "#catalog/search/misses.ts";

const mostShown = 6;
const sold = projectStatuses.indexOf("sold");
/** Further than any project on sale can be. */
const furthest = 1e12;
/** A shop is further from a home than any other home. */
const mostBedrooms = 20;

export interface Nearest {
  without: Group[];
  /** Ids of projects, the nearest first. */
  ids: number[];
}

interface NearestRequest {
  misses: Misses;
  /** Bits of the row groups at work. */
  rowGroupsAsked: number;
  /** Groups that a saved listing sets: these are met by whatever is near. */
  fixedGroups: number;
  wanted: SearchCriteria;
}

/**
 * Gives up to six projects that fail the fewest filters, of equally many those that are easiest to do without: sold ones last, then by
 * how far a price, an area or a size is from what was asked for, then the newest. Null where nothing comes near.
 */
export function findNearest(inventory: Inventory, request: NearestRequest): Nearest | null {
  const { projects, orders } = inventory;
  const failed = leastFailed(inventory, request);
  if (failed === null) return null;
  const distanceOf = distances(inventory, request, failed);
  const nearest: { place: number; away: number }[] = [];
  for (const place of orders.date.desc) {
    const distance = distanceOf(place);
    if (distance === null) continue;
    const away = projects.status[place] === sold ? distance + furthest : distance;
    if (nearest.length === mostShown && away >= (nearest.at(-1)?.away ?? 0)) continue;
    const behind = nearest.findIndex((other) => other.away > away);
    nearest.splice(behind === -1 ? nearest.length : behind, 0, { place, away });
    nearest.length = Math.min(nearest.length, mostShown);
  }
  const ids = nearest.map(({ place }) => projects.id[place] ?? 0);
  return { without: groupsOf(failed), ids };
}

/** The groups that some project fails and that are missed least; null where every project fails for good. */
function leastFailed(
  inventory: Inventory,
  { misses, rowGroupsAsked, fixedGroups }: NearestRequest,
): number | null {
  const { projects } = inventory;
  const forGood = fixedBit | fixedGroups;
  let least: number | null = null;
  const consider = (failed: number) => {
    if ((failed & forGood) !== 0 || failed === least) return;
    if (least === null || lossOf(failed) < lossOf(least)) least = failed;
  };
  for (let place = 0; place < projects.id.length; place++) {
    const failed = misses.projects[place] ?? 0;
    if ((failed & forGood) !== 0) continue;
    consider(failed | rowGroupsAsked);
    if (rowGroupsAsked === 0) continue;
    const end = projects.firstRow[place + 1] ?? 0;
    for (let row = projects.firstRow[place] ?? 0; row < end; row++)
      consider(failed | (misses.rows[row] ?? 0));
  }
  return least;
}

/** First how many groups, then which: the bits stand in the order in which groups are missed. */
function lossOf(failed: number): number {
  let groups = 0;
  for (let bits = failed; bits !== 0; bits &= bits - 1) groups++;
  return groups * 2 * fixedBit + failed;
}

/** Gives the way from a project's place to how far it is from what was asked for; null where it fails more than `allowed`. */
function distances(
  inventory: Inventory,
  { misses, rowGroupsAsked, wanted }: NearestRequest,
  allowed: number,
): (place: number) => number | null {
  const { projects } = inventory;
  const rowDistance = rowDistances(inventory, wanted, allowed);
  const rowsMatter = (rowGroupsAsked & ~allowed) !== 0;
  return (place) => {
    if (((misses.projects[place] ?? 0) & ~allowed) !== 0) return null;
    let shortest: number | null = rowsMatter ? null : furthest - 1;
    const end = projects.firstRow[place + 1] ?? 0;
    for (let row = projects.firstRow[place] ?? 0; row < end; row++) {
      if (((misses.rows[row] ?? 0) & ~allowed) !== 0) continue;
      const distance = rowDistance(row);
      if (shortest === null || distance < shortest) shortest = distance;
    }
    return shortest;
  };
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
  if (rooms === undefined) return mostBedrooms;
  return Math.min(...asked.map((bedrooms) => Math.abs(bedroomsOf(rooms) - bedrooms)));
}
