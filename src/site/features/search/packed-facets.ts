/** What there is to choose from, as it travels beside a page: a line a value instead of an object, which is half the bytes. */
import type { Facets, FacetValue } from "#contract/listing.ts";
import type { BoxGroup } from "#site/features/search/filter-names.ts";
import type { ListingView } from "#site/features/search/listing-view.ts";

export type PackedFacets = Omit<Facets, BoxGroup> & Record<BoxGroup, string>;

/** A listing's view as its loader sends it. */
export type PackedView = Omit<ListingView, "facets"> & { facets: PackedFacets };

/** Packs what a listing offers. Towns are left out while no city is asked for, because nobody is asked for a town then. */
export function packView(view: ListingView): PackedView {
  const { facets, selection } = view;
  const { city, town } = selection.criteria;
  const asksTown = city.length + town.length > 0;
  return { ...view, facets: packFacets(asksTown ? facets : { ...facets, town: [] }) };
}

export function unpackView(view: PackedView): ListingView {
  return { ...view, facets: unpackFacets(view.facets) };
}

export function packFacets(facets: Facets): PackedFacets {
  return { ...facets, ...inEachGroup((group) => facets[group].map(lineOf).join("\n")) };
}

export function unpackFacets(packed: PackedFacets): Facets {
  return {
    ...packed,
    ...inEachGroup((group) => (packed[group] === "" ? [] : packed[group].split("\n").map(facetIn))),
  };
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
