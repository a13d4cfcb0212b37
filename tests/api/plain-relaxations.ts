/** Reference implementation of an empty listing's suggestions: it tries every set of filters. */
import type { Listing } from "#contract/listing.ts";
import type { Range } from "#contract/search-criteria.ts";
import type { FilterName } from "#contract/search.ts";
import { filtersByImportance } from "#domain/search/filters.ts";
import type { Group, NaiveRequest, naiveSearch, Project } from "#tests/api/naive-search.ts";

type Plain = ReturnType<typeof naiveSearch>;

const groupsByImportance: readonly FilterName[] = [...filtersByImportance, "query"];

/** A price that exceeds its bound by at most this share weighs less than a type. */
const nearPrice = 0.3;

/** How many projects each filter alone excludes; `fixed` filters are never offered. */
export function plainRelaxations(
  plain: Plain,
  request: NaiveRequest,
  fixed: readonly string[],
): Listing["relaxations"] {
  return activeGroups(request, fixed)
    .map((filter) => ({ filter, count: plain.matching(request, [filter]).length }))
    .filter(({ count }) => count > 0);
}

/** The smallest set of filters whose removal finds an unsold project; ties go to the lightest filters. */
export function plainNearest(
  plain: Plain,
  request: NaiveRequest,
  fixed: readonly string[],
): { without: readonly Group[]; projects: Project[] } | null {
  const sets = subsets(activeGroups(request, fixed)).map((without) => {
    const projects = plain
      .matching(request, without)
      .filter((project) => isOffered(project, request));
    const isNear = projects.some(
      (project) => priceDistance(plain, request, { project, without }) <= nearPrice,
    );
    return { without, projects, loss: loss(without, isNear) };
  });
  const [best] = sets
    .filter(({ projects }) => projects.length > 0)
    .toSorted((one, other) => one.without.length - other.without.length || one.loss - other.loss);
  return best ?? null;
}

function isOffered({ status }: Project, { wanted }: NaiveRequest): boolean {
  return status !== "sold" || wanted.status.includes("sold");
}

/** Distance of the nearest counted row from a price bound, as a share of the bound. */
export function priceDistance(
  plain: Plain,
  request: NaiveRequest,
  { project, without }: { project: Project; without: readonly Group[] },
): number {
  const rows = plain.rowsOf(project, request, without);
  return Math.min(
    ...rows.map(({ priceUsd: { from, to } }) => distance(request.wanted.price, from, to ?? from)),
  );
}

function distance(range: Range | null, from: number, to: number): number {
  if (range?.to != null && from > range.to) return (from - range.to) / Math.max(range.to, 1);
  if (range?.from != null && to < range.from) return (range.from - to) / Math.max(range.from, 1);
  return 0;
}

function activeGroups({ scope, wanted, tiers }: NaiveRequest, fixed: readonly string[]) {
  const isSet = (group: Group) => {
    if (group === "query") return tiers !== null;
    return [scope.named[group], wanted[group]].some((value) =>
      Array.isArray(value) ? value.length > 0 : Boolean(value),
    );
  };
  return groupsByImportance.filter((group) => isSet(group) && !fixed.includes(group));
}

function loss(groups: readonly Group[], isPriceNear: boolean): number {
  const weights = new Map<Group, number>(
    groupsByImportance.map((group, index) => [group, 4 ** index]),
  );
  if (isPriceNear) weights.set("price", 2 * 4 ** groupsByImportance.indexOf("city"));
  return groups.reduce((sum, group) => sum + (weights.get(group) ?? 0), 0);
}

function subsets<Value>(values: readonly Value[]): Value[][] {
  return values.reduce<Value[][]>(
    (sets, value) => [...sets, ...sets.map((set) => [...set, value])],
    [[]],
  );
}
