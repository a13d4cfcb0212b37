import type { ContentPack } from "#content/pack.ts";
import type { Facets, FacetValue } from "#contract/listing.ts";
import { byFlagFilter, type FlagFilter } from "#domain/search/filters.ts";
import {
  isHandedOver,
  type NaiveRequest,
  type naiveSearch,
  type Project,
} from "#tests/api/naive-search.ts";

type NaiveSearch = ReturnType<typeof naiveSearch>;
type Counts = Record<string, number>;

/** Reduces a listing's facets to counts, without names, order and zeros. */
export function facetCounts(facets: Facets) {
  const counts = (values: readonly FacetValue[]): Counts =>
    Object.fromEntries(
      values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
    );
  const { type, city, town, rooms, status, handover, developer, amenity, ...others } = facets;
  return {
    ...others,
    type: counts(type),
    city: counts(city),
    town: counts(town),
    rooms: counts(rooms),
    status: counts(status),
    developer: counts(developer),
    amenity: counts(amenity),
    handover: counts(handover),
  };
}

/** The same counts by a naive scan; `years` are the handover values of that day. */
export function naiveFacetCounts(
  plain: NaiveSearch,
  request: NaiveRequest,
  { pack, years }: { pack: ContentPack; years: readonly string[] },
): ReturnType<typeof facetCounts> {
  const amenities = new Set(
    pack.amenities.filter(({ published }) => published).map(({ slug }) => slug),
  );
  const tally = (
    except: keyof NaiveRequest["wanted"],
    valuesOf: (project: Project) => readonly (string | null)[],
  ) => {
    const counts: Counts = {};
    for (const project of plain.matching(request, [except])) {
      for (const value of new Set(valuesOf(project))) {
        if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
      }
    }
    return counts;
  };
  const flag = (name: FlagFilter) =>
    plain.matching({ ...request, wanted: { ...request.wanted, [name]: true } }).length;
  const rowsWithout = (except: "price" | "area") =>
    plain
      .matching(request, [except])
      .flatMap((project) => plain.rowsOf(project, request, [except]));
  return {
    type: tally("type", (project) =>
      plain.rowsOf(project, request, ["type"]).map(({ type }) => type),
    ),
    city: tally("city", ({ city }) => [city]),
    town: tally("town", ({ town }) => [town]),
    rooms: tally("rooms", (project) =>
      plain.rowsOf(project, request, ["rooms"]).map(({ rooms }) => roomsValue(rooms)),
    ),
    status: tally("status", ({ status }) => [status]),
    handover: tally("handover", (project) =>
      [...years, ...request.wanted.handover].filter((when) => isHandedOver(project, when)),
    ),
    developer: tally("developer", ({ developer }) => [developer]),
    amenity: tally("amenity", (project) => project.amenities.filter((slug) => amenities.has(slug))),
    ...byFlagFilter(flag),
    price: bounds(rowsWithout("price").flatMap(({ priceUsd: { from, to } }) => [from, to ?? from])),
    area: bounds(rowsWithout("area").flatMap(({ areaM2: { min, max } }) => [min, max])),
  };
}

function roomsValue(rooms: string | null): string | null {
  if (rooms === null || rooms === "studio") return rooms;
  return Number(rooms[0]) >= 5 ? "5-1+" : rooms.replace("+", "-");
}

function bounds(values: readonly number[]): Facets["price"] {
  return values.length === 0 ? null : { from: Math.min(...values), to: Math.max(...values) };
}
