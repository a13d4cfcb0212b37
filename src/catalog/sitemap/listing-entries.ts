import { screenPath } from "#domain/links.ts";
import { emptyCriteria } from "#contract/search-criteria.ts";
import type { LoadContext } from "#catalog/content-cache.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import { withdrawn, type ReadContext } from "#catalog/read-context.ts";
import { listFilterPages } from "#catalog/search/filter-pages.ts";
import { listProjects } from "#catalog/search/list-projects.ts";
import { orderingOf } from "#catalog/search/ordering.ts";
import { allTypes } from "#catalog/search/scope.ts";
import { loadEquivalentFilterPages } from "#catalog/search/equivalent-filter-pages.ts";
import { sitemapEntry, type SitemapPageEntry } from "#catalog/sitemap/entries.ts";

/** Non-empty listings; of two that show the same projects, only the filter page. */
export async function listingEntries(context: ReadContext): Promise<SitemapPageEntry[]> {
  const [offered, filterPages, equivalents] = await Promise.all([
    context.cached(loadTypesOnOffer),
    nonEmptyFilterPages(context),
    context.cached(loadEquivalentFilterPages),
  ]);
  const everywhere = offered.length === 0 ? [] : [screenPath("listing", { country: allTypes })];
  const ofPlaces = offered.flatMap(({ country, city, type }) => [
    screenPath("listing", { country }),
    screenPath("listing", { country, city }),
    ...[null, city]
      .filter((place) => equivalents.slugOf({ country, city: place, type }) === null)
      .map((place) => screenPath("listing", { country, type, city: place ?? undefined })),
  ]);
  return [...new Set([...everywhere, ...ofPlaces, ...filterPages])].map((path) =>
    sitemapEntry(path),
  );
}

/** Types on offer by city: rows with available units, or all rows of a sold project. */
function loadTypesOnOffer(context: LoadContext) {
  return visibleProjects(context)
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

async function nonEmptyFilterPages(context: ReadContext): Promise<string[]> {
  const paths: string[] = [];
  for (const { slug, country } of await listFilterPages(context)) {
    if (country === null) continue; // the `properties` listing, already included
    const listing = await listProjects(context, {
      first: slug,
      second: country,
      criteria: emptyCriteria,
      ordering: orderingOf({ sort: emptyCriteria.sort }),
      page: 1,
      limit: 1,
    });
    if (listing !== null && listing !== withdrawn && listing.page.total > 0)
      paths.push(screenPath("listing", { country, type: slug }));
  }
  return paths;
}
