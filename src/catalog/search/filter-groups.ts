/** The groups of filters, each a bit: a project or a row carries the bits of the groups that it does not meet. */
import type { FilterName } from "#contract/search.ts";

/** In the order in which a visitor would rather do without them; `nearest.ts` says when a price is given up before a type. */
export const groupsByWeight = [
  "amenity",
  "seaView",
  "handover",
  "status",
  "developer",
  "residence",
  "citizenship",
  "area",
  "rooms",
  "town",
  "city",
  "type",
  "price",
  "query",
] as const satisfies readonly FilterName[];

export type Group = (typeof groupsByWeight)[number];

/** What nobody can take off: the country of a listing and what a filter page sets. */
export const fixedBit = 1 << groupsByWeight.length;

export const groupBits = Object.fromEntries(
  groupsByWeight.map((group, index) => [group, 1 << index]),
) as Readonly<Record<Group, number>>; // a bit for each group

/** Groups that one and the same row has to meet. */
export const rowGroups = groupBits.type | groupBits.rooms | groupBits.price | groupBits.area;

/** Names the groups of some bits, the ones easiest to do without first. */
export function groupsOf(bits: number): Group[] {
  return groupsByWeight.filter((group) => (bits & groupBits[group]) !== 0);
}
