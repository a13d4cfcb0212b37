import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import type { Locale } from "#domain/locale.ts";
import { findDeveloper } from "#catalog/developers/find-developer.ts";
import { listDeveloperNames, listDevelopers } from "#catalog/developers/list-developers.ts";
import { listBlogCategories } from "#catalog/editorial/blog-categories.ts";
import { findPost } from "#catalog/editorial/find-post.ts";
import {
  listFeaturedPosts,
  listHomepagePosts,
  listLatestPosts,
  listPosts,
} from "#catalog/editorial/posts.ts";
import { listFeaturedVideos, listVideos } from "#catalog/editorial/videos.ts";
import { readContentVersion } from "#catalog/content-version.ts";
import { listOffers } from "#catalog/offers/offers.ts";
import { findHomePage } from "#catalog/pages/find-home-page.ts";
import { findPage } from "#catalog/pages/find-page.ts";
import { findProject } from "#catalog/projects/find-project.ts";
import { findReferencedProjects } from "#catalog/projects/find-referenced.ts";
import { listPropertyTypes } from "#catalog/projects/list-types.ts";
import {
  listFeaturedProjects,
  listLatestProjects,
  listTownProjects,
} from "#catalog/projects/shelves.ts";
import { createKept, type Keep } from "#catalog/kept.ts";
import type { Reading } from "#catalog/reading.ts";
import { findRedirect } from "#catalog/redirects/find-redirect.ts";
import { haveFormerSlug } from "#catalog/redirects/former-slugs.ts";
import { listAreas } from "#catalog/regions/areas.ts";
import { listCities, listHomepageCities } from "#catalog/regions/cities.ts";
import { listCountries } from "#catalog/regions/countries.ts";
import { listSimilarRegions } from "#catalog/regions/similar.ts";
import { findTownGuide } from "#catalog/regions/town-guide.ts";
import { listTownNames, listTowns } from "#catalog/regions/towns.ts";
import { listFilterPages } from "#catalog/search/filter-pages.ts";
import { listProjects } from "#catalog/search/list-projects.ts";
import { suggest } from "#catalog/search/suggest.ts";
import { listCurrencies } from "#catalog/settings/currencies.ts";
import { readFooter } from "#catalog/settings/footer.ts";
import { countSitemap, listSitemap } from "#catalog/sitemap/list-sitemap.ts";

interface CatalogOptions {
  /** Returns today's date (ISO); content that is released later is not visible. */
  today: () => string;
}

/** Upper limit of repeated reads when loads keep finishing in between. */
const mostReadings = 2;

/** Opens the catalog; every method takes the locale of its answer first. */
export function openCatalog(database: Kysely<Database>, { today }: CatalogOptions) {
  const keptOn = createKept(database);
  type Verb<Rest extends unknown[], Answer> = (reading: Reading, ...rest: Rest) => Promise<Answer>;
  const spoken =
    <Rest extends unknown[], Answer>(verb: Verb<Rest, Answer>) =>
    (locale: Locale, ...rest: Rest): Promise<Answer> =>
      inOneContentVersion((day, keep) => verb({ database, locale, today: day, keep }, ...rest));

  /** Reads again where a load has landed between the queries of one answer, so that no answer mixes two editions. */
  async function inOneContentVersion<Answer>(
    read: (today: string, keep: Keep) => Promise<Answer>,
  ): Promise<Answer> {
    const day = today();
    let contentVersion = await readContentVersion({ database, today: day });
    for (let again = 0; ; again++) {
      const answer = await read(day, keptOn(contentVersion, day));
      const now = await readContentVersion({ database, today: day });
      if (now === contentVersion || again === mostReadings) return answer;
      contentVersion = now;
    }
  }

  return {
    countSitemap: spoken(countSitemap),
    findDeveloper: spoken(findDeveloper),
    findHomePage: spoken(findHomePage),
    findPage: spoken(findPage),
    findPost: spoken(findPost),
    findProject: spoken(findProject),
    findRedirect: spoken(findRedirect),
    findReferencedProjects: spoken(findReferencedProjects),
    findTownGuide: spoken(findTownGuide),
    haveFormerSlug: spoken(haveFormerSlug),
    listAreas: spoken(listAreas),
    listBlogCategories: spoken(listBlogCategories),
    listCities: spoken(listCities),
    listCountries: spoken(listCountries),
    listCurrencies: spoken(listCurrencies),
    listDeveloperNames: spoken(listDeveloperNames),
    listDevelopers: spoken(listDevelopers),
    listFeaturedPosts: spoken(listFeaturedPosts),
    listFeaturedProjects: spoken(listFeaturedProjects),
    listFeaturedVideos: spoken(listFeaturedVideos),
    listFilterPages: spoken(listFilterPages),
    listHomepageCities: spoken(listHomepageCities),
    listHomepagePosts: spoken(listHomepagePosts),
    listLatestPosts: spoken(listLatestPosts),
    listLatestProjects: spoken(listLatestProjects),
    listOffers: spoken(listOffers),
    listPosts: spoken(listPosts),
    listProjects: spoken(listProjects),
    listPropertyTypes: spoken(listPropertyTypes),
    listSimilarRegions: spoken(listSimilarRegions),
    listSitemap: spoken(listSitemap),
    listTownNames: spoken(listTownNames),
    listTowns: spoken(listTowns),
    listTownProjects: spoken(listTownProjects),
    listVideos: spoken(listVideos),
    readContentVersion: () => readContentVersion({ database, today: today() }),
    readFooter: spoken(readFooter),
    suggest: spoken(suggest),
  };
}

export type Catalog = ReturnType<typeof openCatalog>;
