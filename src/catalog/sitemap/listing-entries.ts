import { screenPath } from "#domain/links.ts";
import { anyCriteria } from "#contract/search-criteria.ts";
import type { Source } from "#catalog/kept.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import { gone, type Reading } from "#catalog/reading.ts";
import { listFilterPages } from "#catalog/search/filter-pages.ts";
import { listProjects } from "#catalog/search/list-projects.ts";
import { orderingOf } from "#catalog/search/ordering.ts";
import { everyType } from "#catalog/search/scope.ts";
import { loadTwins } from "#catalog/search/twins.ts";
import { entry, type ListedPage } from "#catalog/sitemap/entries.ts";

/** Non-empty listings; of two that show the same projects, only the filter page. */
export async function listingEntries(reading: Reading): Promise<ListedPage[]> {
  const [offered, filterPages, twins] = await Promise.all([
    reading.keep(loadOffered),
    foundFilterPages(reading),
    reading.keep(loadTwins),
  ]);
  const everywhere = offered.length === 0 ? [] : [screenPath("listing", { country: everyType })];
  const ofPlaces = offered.flatMap(({ country, city, type }) => [
    screenPath("listing", { country }),
    screenPath("listing", { country, city }),
    ...[null, city]
      .filter((place) => twins.of({ country, city: place, type }) === null)
      .map((place) => screenPath("listing", { country, type, city: place ?? undefined })),
  ]);
  return [...new Set([...everywhere, ...ofPlaces, ...filterPages])].map((path) => entry(path));
}

/** Types on offer by city: rows with available units, or all rows of a sold project. */
function loadOffered(source: Source) {
  return visibleProjects(source)
    .innerJoin("unit", "unit.project_id", "project.id")
    .innerJoin("property_type as type", "type.id", "unit.property_type_id")
    .select(["country.slug as country", "city.slug as city", "type.slug as type"])
    .where("type.published", "=", 1)
    .where((eb) => eb.or([eb("unit.available", ">", 0), eb("project.status", "=", "sold")]))
    .distinct()
    .orderBy("country.slug")
    .orderBy("city.slug")
    .orderBy("type.slug")
    .execute();
}

async function foundFilterPages(reading: Reading): Promise<string[]> {
  const paths: string[] = [];
  for (const { slug, country } of await listFilterPages(reading)) {
    if (country === null) continue; // the `properties` listing, already included
    const listing = await listProjects(reading, {
      first: slug,
      second: country,
      criteria: anyCriteria,
      ordering: orderingOf({ sort: anyCriteria.sort }),
      page: 1,
      limit: 1,
    });
    if (listing !== null && listing !== gone && listing.page.total > 0)
      paths.push(screenPath("listing", { country, type: slug }));
  }
  return paths;
}
