import type { AreaNavigation } from "#contract/region.ts";
import type { PagePlace } from "#domain/contact-line.ts";
import { countrySlugs } from "#domain/vocabulary.ts";

export interface CountryCities {
  country: string;
  cities: readonly string[];
}

export function citiesByCountry(areas: AreaNavigation["content"]): CountryCities[] {
  return areas.map(({ slug, cities }) => ({
    country: slug,
    cities: cities.map(({ slug }) => slug),
  }));
}

/** From the path, else from the selected cities; a city implies its country. */
export function placeOfPage(
  { pathname, search }: { pathname: string; search: string },
  places: readonly CountryCities[],
): PagePlace {
  const words = pathname.split("/").slice(2);
  const isNamed = (slug: string) => words.includes(slug);
  const parentCountry = places.find(({ cities }) => cities.some(isNamed));
  const city = parentCountry?.cities.find(isNamed) ?? null;
  const country = countrySlugs.find(isNamed) ?? parentCountry?.country ?? null;
  return country === null ? placeOfCities(selectedCities(search), places) : { country, city };
}

/** As in a listing's filters; unknown slugs match no place. */
function selectedCities(search: string): readonly string[] {
  const selected = new URLSearchParams(search).get("city") ?? "";
  return selected === "" ? [] : [...new Set(selected.split(","))];
}

/** Several cities are a place only within one country. */
function placeOfCities(selected: readonly string[], places: readonly CountryCities[]): PagePlace {
  const [first, ...others] = selected;
  if (first === undefined) return { country: null, city: null };
  const parentCountry = places.find(({ cities }) =>
    selected.every((city) => cities.includes(city)),
  );
  if (parentCountry === undefined) return { country: null, city: null };
  return { country: parentCountry.country, city: others.length === 0 ? first : null };
}
