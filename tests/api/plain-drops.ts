/** What an empty listing says, by trying every set of filters. */
import type { Listing } from "#contract/listing.ts";
import type { Range } from "#contract/search-criteria.ts";
import type { Group, PlainRequest, plainSearch, Project } from "#tests/api/plain-search.ts";

type Plain = ReturnType<typeof plainSearch>;

/** The groups that a visitor does without most easily come first. */
const groupsByWeight = [
  "price",
  "area",
  "rooms",
  "handover",
  "status",
  "amenity",
  "seaView",
  "residence",
  "citizenship",
  "developer",
  "query",
  "town",
  "city",
  "type",
] as const satisfies readonly Group[];

/** Which filter alone keeps how many projects away; `fixed` ones are never offered. */
export function plainDrops(
  plain: Plain,
  request: PlainRequest,
  fixed: readonly string[],
): Listing["drops"] {
  return activeGroups(request, fixed)
    .map((filter) => ({ filter, count: plain.matching(request, [filter]).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

/** The smallest set of filters without which something matches, of equally small ones the one that is missed least. */
export function plainNearest(
  plain: Plain,
  request: PlainRequest,
  fixed: readonly string[],
): { without: readonly Group[]; projects: Project[] } | null {
  const sets = subsets(activeGroups(request, fixed)).toSorted(
    (one, other) => one.length - other.length || loss(one) - loss(other),
  );
  for (const without of sets) {
    const projects = plain.matching(request, without);
    if (projects.length > 0) return { without, projects };
  }
  return null;
}

/** How far the nearest row that counts is from a price, as a share of the bound. */
export function priceDistance(plain: Plain, request: PlainRequest, project: Project): number {
  const rows = plain.rowsOf(project, request, ["price"]);
  return Math.min(
    ...rows.map(({ priceUsd: { from, to } }) => distance(request.wanted.price, from, to ?? from)),
  );
}

function distance(asked: Range | null, from: number, to: number): number {
  if (asked?.to != null && from > asked.to) return (from - asked.to) / Math.max(asked.to, 1);
  if (asked?.from != null && to < asked.from) return (asked.from - to) / Math.max(asked.from, 1);
  return 0;
}

function activeGroups({ scope, wanted, tiers }: PlainRequest, fixed: readonly string[]) {
  const isAsked = (group: Group) => {
    if (group === "query") return tiers !== null;
    return [scope.named[group], wanted[group]].some((asked) =>
      Array.isArray(asked) ? asked.length > 0 : Boolean(asked),
    );
  };
  return groupsByWeight.filter((group) => isAsked(group) && !fixed.includes(group));
}

function loss(groups: readonly Group[]): number {
  return groupsByWeight.reduce(
    (sum, group, index) => (groups.includes(group) ? sum + 2 ** index : sum),
    0,
  );
}

function subsets<Value>(values: readonly Value[]): Value[][] {
  return values.reduce<Value[][]>(
    (sets, value) => [...sets, ...sets.map((set) => [...set, value])],
    [[]],
  );
}
