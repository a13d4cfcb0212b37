import { expect, test } from "vitest";
import { citiesByCountry, placeOfPage } from "#site/data/page-place.ts";

const places = citiesByCountry([
  { slug: "turkey", title: "Turkey", cities: [{ slug: "istanbul", title: "Istanbul" }] },
  {
    slug: "uae",
    title: "UAE",
    cities: [
      { slug: "dubai", title: "Dubai" },
      { slug: "abu-dhabi", title: "Abu Dhabi" },
    ],
  },
]);

test.each([
  { path: "/en", country: null, city: null },
  { path: "/en/blog/first-home", country: null, city: null },
  { path: "/en/uae/for-sale", country: "uae", city: null },
  { path: "/ar/turkey/apartments/for-sale/istanbul", country: "turkey", city: "istanbul" },
  { path: "/zh/guides/dubai/dubai-marina", country: "uae", city: "dubai" },
  { path: "/ru/landing/cyprus", country: "cyprus", city: null },
  { path: "/en/properties/for-sale?city=dubai", country: "uae", city: "dubai" },
  { path: "/en/properties/for-sale?city=abu-dhabi,dubai", country: "uae", city: null },
  { path: "/en/properties/for-sale?city=dubai,istanbul", country: null, city: null },
  { path: "/en/properties/for-sale?city=atlantis", country: null, city: null },
])("$path is about $country and $city", ({ path, country, city }) => {
  expect(placeOfPage(new URL(path, "https://sahil.example"), places)).toEqual({ country, city });
});
