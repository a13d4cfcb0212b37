import type { AreaNavigation } from "#contract/region.ts";
import { parseSearchCriteria } from "#contract/search-criteria.ts";
import type { PagePlace } from "#domain/contact-line.ts";
import { countrySlugs } from "#domain/vocabulary.ts";

type Areas = AreaNavigation["content"];

/** Reads from an address what place its page is about: its path tells, or else the cities that are chosen; a city tells its country. */
export function placeOfPage(
  { pathname, search }: { pathname: string; search: string },
  areas: Areas,
): PagePlace {
  const words = pathname.split("/").slice(2);
  const area = areas.find(({ cities }) => cities.some(({ slug }) => words.includes(slug)));
  const city = area?.cities.find(({ slug }) => words.includes(slug))?.slug ?? null;
  const country = countrySlugs.find((slug) => words.includes(slug)) ?? area?.slug ?? null;
  return country === null ? placeOfCities(chosenCities(search), areas) : { country, city };
}

function chosenCities(search: string): readonly string[] {
  return parseSearchCriteria(new URLSearchParams(search)).city;
}

/** Several cities are one place only where a single country has them all. */
function placeOfCities(chosen: readonly string[], areas: Areas): PagePlace {
  const [first, ...others] = chosen;
  if (first === undefined) return { country: null, city: null };
  const area = areas.find(({ cities }) =>
    chosen.every((city) => cities.some(({ slug }) => slug === city)),
  );
  if (area === undefined) return { country: null, city: null };
  return { country: area.slug, city: others.length === 0 ? first : null };
}
