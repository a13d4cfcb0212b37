/** What there is to choose from, as it travels beside a page: a line a value instead of an object, which is half the bytes. */
import type { Facets, FacetValue } from "#contract/listing.ts";
import type { BoxGroup } from "#site/features/search/filter-names.ts";

export type PackedFacets = Omit<Facets, BoxGroup> & Record<BoxGroup, string>;

export function packFacets(facets: Facets): PackedFacets {
  return { ...facets, ...inEachGroup((group) => facets[group].map(lineOf).join("\n")) };
}

const unpacked = new WeakMap<PackedFacets, Facets>();

/** Gives the same facets each time. */
export function unpackFacets(packed: PackedFacets): Facets {
  const known = unpacked.get(packed);
  if (known !== undefined) return known;
  const facets = {
    ...packed,
    ...inEachGroup((group) => (packed[group] === "" ? [] : packed[group].split("\n").map(facetIn))),
  };
  unpacked.set(packed, facets);
  return facets;
}

function inEachGroup<Content>(of: (group: BoxGroup) => Content): Record<BoxGroup, Content> {
  return {
    type: of("type"),
    city: of("city"),
    town: of("town"),
    rooms: of("rooms"),
    status: of("status"),
    handover: of("handover"),
    developer: of("developer"),
    amenity: of("amenity"),
  };
}

function lineOf({ value, label, count }: FacetValue): string {
  return [value, count, ...(label === null ? [] : [label])].join("\t");
}

function facetIn(line: string): FacetValue {
  const [value = "", count, label = null] = line.split("\t");
  return { value, label, count: Number(count) };
}
