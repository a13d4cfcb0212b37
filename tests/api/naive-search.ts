/** Reference implementation of search as a naive scan over a content pack. */
import { type FlagFilter, flagFilters } from "#domain/search/filters.ts";
import { eligibleProgrammes } from "#domain/residence.ts";
import type { ContentPack } from "#content/pack.ts";
import type { Range, SearchCriteria } from "#contract/search-criteria.ts";
import type { Ordering } from "#catalog/search/ordering.ts";

export type Project = ContentPack["projects"][number];
type Unit = Project["units"][number];
export type Group = keyof SearchCriteria;

export interface NaiveScope {
  country: string | null;
  /** Filters of the URL; a facet ignores those of its own group. */
  named: SearchCriteria;
  /** Filters of a filter page, which every facet applies. */
  fixed: SearchCriteria;
}

export interface NaiveRequest {
  scope: NaiveScope;
  wanted: SearchCriteria;
  /** Match tier by slug of each project whose texts match; null without a text. */
  tiers: ReadonlyMap<string, number> | null;
}

export function naiveSearch(pack: ContentPack, today: string) {
  const shown = new Set(
    [...pack.countries, ...pack.cities, ...pack.developers]
      .filter(({ published }) => published)
      .map(({ slug }) => slug),
  );
  const visible = pack.projects.filter(
    ({ published, publishedAt, country, city, developer }) =>
      published &&
      publishedAt <= today &&
      [country, city, developer].every((slug) => shown.has(slug)),
  );
  const categories = new Map(pack.propertyTypes.map(({ slug, category }) => [slug, category]));
  const rules = pack.purchaseRules.map((rule) => ({
    country: rule.country,
    programmes: rule.programmes.map((programme) => ({
      ...programme,
      name: "",
      source: "",
      conditions: [],
    })),
  }));

  function reaches(project: Project, kinds: readonly string[]): boolean {
    if (project.status === "sold") return false;
    const programmes = rules
      .filter(({ country }) => country === project.country)
      .flatMap((rule) => rule.programmes)
      .filter(({ kind }) => kinds.includes(kind));
    return project.units.some(({ available, priceUsd, areaM2, type }) => {
      const category = categories.get(type);
      if (available === 0 || category === undefined) return false;
      const unit = { priceUsd: priceUsd.from, areaM2: areaM2.min, category };
      return eligibleProgrammes(programmes, pack.currencies, { unit, project }).length > 0;
    });
  }

  /** Whether a row meets every row filter of one set of criteria. */
  function rowMeets(unit: Unit, criteria: SearchCriteria, except: readonly Group[]): boolean {
    const { type, rooms, price, area } = criteria;
    const bedrooms =
      unit.rooms === null ? null : Number.parseInt(unit.rooms.replace("studio", "0"), 10);
    return (
      (except.includes("type") || type.length === 0 || type.includes(unit.type)) &&
      (except.includes("rooms") ||
        rooms.length === 0 ||
        rooms.some((wanted) =>
          wanted.endsWith("+")
            ? bedrooms !== null && bedrooms >= Number.parseInt(wanted, 10)
            : wanted === unit.rooms,
        )) &&
      (except.includes("price") ||
        overlaps(price, unit.priceUsd.from, unit.priceUsd.to ?? unit.priceUsd.from)) &&
      (except.includes("area") || overlaps(area, unit.areaM2.min, unit.areaM2.max))
    );
  }

  const meetsFlag: Readonly<Record<FlagFilter, (project: Project) => boolean>> = {
    seaView: ({ amenities }) => amenities.includes("sea-view"),
    citizenship: (project) => reaches(project, ["citizenship"]),
    residence: (project) => reaches(project, ["residence", "golden-visa"]),
  };

  function projectMeets(
    project: Project,
    criteria: SearchCriteria,
    except: readonly Group[],
  ): boolean {
    const passes = (group: Group, isMet: () => boolean) => except.includes(group) || isMet();
    const oneOf = (list: readonly string[], value: string | null) =>
      list.length === 0 || (value !== null && list.includes(value));
    const { amenity } = criteria;
    const shownAmenity = (slug: string) =>
      pack.amenities.some((entry) => entry.slug === slug && entry.published);
    return (
      passes("city", () => oneOf(criteria.city, project.city)) &&
      passes("town", () => oneOf(criteria.town, project.town)) &&
      passes("developer", () => oneOf(criteria.developer, project.developer)) &&
      passes("status", () => oneOf(criteria.status, project.status)) &&
      passes(
        "amenity",
        () =>
          amenity.length === 0 ||
          amenity.some((slug) => project.amenities.includes(slug) && shownAmenity(slug)),
      ) &&
      passes(
        "handover",
        () =>
          criteria.handover.length === 0 ||
          criteria.handover.some((when) => isHandedOver(project, when)),
      ) &&
      flagFilters.every((flag) => passes(flag, () => !criteria[flag] || meetsFlag[flag](project)))
    );
  }

  /** Available rows that meet all row filters at once. */
  function rowsOf(
    project: Project,
    { scope, wanted }: NaiveRequest,
    except: readonly Group[],
  ): Unit[] {
    return project.units.filter(
      (unit) =>
        (unit.available > 0 || project.status === "sold") &&
        rowMeets(unit, scope.fixed, []) &&
        rowMeets(unit, scope.named, except) &&
        rowMeets(unit, wanted, except),
    );
  }

  function isFiltered({ scope, wanted }: NaiveRequest, except: readonly Group[]): boolean {
    const has = (criteria: SearchCriteria, without: readonly Group[]) =>
      (!without.includes("type") && criteria.type.length > 0) ||
      (!without.includes("rooms") && criteria.rooms.length > 0) ||
      (!without.includes("price") && criteria.price !== null) ||
      (!without.includes("area") && criteria.area !== null);
    return has(scope.fixed, []) || has(scope.named, except) || has(wanted, except);
  }

  /** Matching projects, ignoring the filters of some groups. */
  function matching(request: NaiveRequest, except: readonly Group[] = []): Project[] {
    const { scope, wanted, tiers } = request;
    return visible.filter(
      (project) =>
        (scope.country === null || project.country === scope.country) &&
        (tiers === null || except.includes("query") || tiers.has(project.slug)) &&
        projectMeets(project, scope.fixed, []) &&
        projectMeets(project, scope.named, except) &&
        projectMeets(project, wanted, except) &&
        (!isFiltered(request, except) || rowsOf(project, request, except).length > 0),
    );
  }

  return { matching, rowsOf, reaches };
}

export function isHandedOver({ status, delivery }: Project, when: string): boolean {
  if (when === "ready") return status === "ready";
  if (status === "ready") return false;
  const year = Number.parseInt(when, 10);
  return when.endsWith("+") ? delivery.year >= year : delivery.year === year;
}

interface NaiveOrdering extends Ordering {
  /** With a text, "newest first" sorts by match tier before date. */
  tiers: NaiveRequest["tiers"];
}

/** Sorts as a listing does; `positionOf` breaks ties. */
export function naiveOrder(
  projects: readonly Project[],
  { by, direction, tiers }: NaiveOrdering,
  positionOf: (slug: string) => number,
): string[] {
  const sign = direction === "asc" ? 1 : -1;
  const key = (project: Project): number => {
    const free = project.units.filter(({ available }) => available > 0);
    const offered = free.length > 0 ? free : project.units;
    switch (by) {
      case "date":
        return Date.parse(project.publishedAt);
      case "price":
        return Math.min(...offered.map(({ priceUsd }) => priceUsd.from));
      case "yield":
        return project.investment.grossYieldPct;
      case "handover":
        return project.delivery.year * 4 + project.delivery.quarter;
      case "area":
        return direction === "asc"
          ? Math.min(...offered.map(({ areaM2 }) => areaM2.min))
          : Math.max(...offered.map(({ areaM2 }) => areaM2.max));
    }
  };
  const tier = ({ slug }: Project) =>
    by === "date" && direction === "desc" ? (tiers?.get(slug) ?? 0) : 0;
  const sold = (project: Project) => (project.status === "sold" ? 1 : 0);
  return projects
    .toSorted(
      (one, other) =>
        sold(one) - sold(other) ||
        tier(one) - tier(other) ||
        sign * (key(one) - key(other)) ||
        positionOf(one.slug) - positionOf(other.slug),
    )
    .map(({ slug }) => slug);
}

function overlaps(range: Range | null, from: number, to: number): boolean {
  if (range === null) return true;
  return from <= (range.to ?? Infinity) && to >= (range.from ?? -Infinity);
}
