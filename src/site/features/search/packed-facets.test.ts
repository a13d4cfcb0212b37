import { expect, test } from "vitest";
import type { Facets } from "#contract/listing.ts";
import { packFacets, unpackFacets } from "#site/features/search/packed-facets.ts";

const facets: Facets = {
  type: [
    { value: "villas", label: "Villas", count: 12 },
    { value: "land", label: "Land, plots & fields", count: 0 },
  ],
  city: [],
  town: [],
  rooms: [{ value: "5-1+", label: null, count: 3 }],
  status: [],
  handover: [],
  developer: [],
  amenity: [],
  seaView: 4,
  citizenship: 0,
  residence: 2,
  price: { from: 95_000, to: 9_500_000 },
  area: null,
};

test("facets come out of a parcel as they went in", () => {
  expect(unpackFacets(packFacets(facets))).toEqual(facets);
});

test("a value is one line of text", () => {
  expect(packFacets(facets).type).toBe("villas\t12\tVillas\nland\t0\tLand, plots & fields");
});
