import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import type { Locale } from "#domain/locale.ts";
import { listHomepagePosts } from "#catalog/editorial/posts.ts";
import { listFeaturedVideos } from "#catalog/editorial/videos.ts";
import { readEdition } from "#catalog/edition.ts";
import { findHomePage } from "#catalog/pages/find-home-page.ts";
import { findPage } from "#catalog/pages/find-page.ts";
import { findProject } from "#catalog/projects/find-project.ts";
import { listPropertyTypes } from "#catalog/projects/list-types.ts";
import {
  listFeaturedProjects,
  listLatestProjects,
  listTownProjects,
} from "#catalog/projects/shelves.ts";
import type { Reading } from "#catalog/reading.ts";
import { findRedirect } from "#catalog/redirects/find-redirect.ts";
import { listAreas } from "#catalog/regions/areas.ts";
import { listCities, listHomepageCities } from "#catalog/regions/cities.ts";
import { listCountries } from "#catalog/regions/countries.ts";
import { listTowns } from "#catalog/regions/towns.ts";
import { listFilterPages } from "#catalog/search/filter-pages.ts";
import { listProjects } from "#catalog/search/list-projects.ts";
import { listCurrencies } from "#catalog/settings/currencies.ts";
import { readFooter } from "#catalog/settings/footer.ts";

interface CatalogOptions {
  /** The day as of which content is read, an ISO date: what is published later is not there yet. */
  today: () => string;
}

/** Opens all reading of content, one method a verb, each in the language that it is given. */
export function openCatalog(database: Kysely<Database>, { today }: CatalogOptions) {
  type Verb<Rest extends unknown[], Answer> = (reading: Reading, ...rest: Rest) => Promise<Answer>;
  const spoken =
    <Rest extends unknown[], Answer>(verb: Verb<Rest, Answer>) =>
    (locale: Locale, ...rest: Rest): Promise<Answer> =>
      verb({ database, locale, today: today() }, ...rest);
  return {
    findHomePage: spoken(findHomePage),
    findPage: spoken(findPage),
    findProject: spoken(findProject),
    findRedirect: spoken(findRedirect),
    listAreas: spoken(listAreas),
    listCities: spoken(listCities),
    listCountries: spoken(listCountries),
    listCurrencies: spoken(listCurrencies),
    listFeaturedProjects: spoken(listFeaturedProjects),
    listFeaturedVideos: spoken(listFeaturedVideos),
    listFilterPages: spoken(listFilterPages),
    listHomepageCities: spoken(listHomepageCities),
    listHomepagePosts: spoken(listHomepagePosts),
    listLatestProjects: spoken(listLatestProjects),
    listProjects: spoken(listProjects),
    listPropertyTypes: spoken(listPropertyTypes),
    listTowns: spoken(listTowns),
    listTownProjects: spoken(listTownProjects),
    readEdition: () => readEdition({ database, today: today() }),
    readFooter: spoken(readFooter),
  };
}

export type Catalog = ReturnType<typeof openCatalog>;
