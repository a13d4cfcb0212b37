import type { AreaNavigation } from "#contract/region.ts";
import type { PagePlace } from "#domain/contact-line.ts";
import { countrySlugs } from "#domain/vocabulary.ts";

/** Reads from a path what place its page is about; a city tells its country. */
export function placeOfPath(path: string, areas: AreaNavigation["content"]): PagePlace {
  const words = path.split("/").slice(2);
  const area = areas.find(({ cities }) => cities.some(({ slug }) => words.includes(slug)));
  const city = area?.cities.find(({ slug }) => words.includes(slug))?.slug ?? null;
  const country = countrySlugs.find((slug) => words.includes(slug)) ?? area?.slug ?? null;
  return { country, city };
}
