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
} from "#catalog/projects/project-lists.ts";
import { createContentCache, type ContentCache } from "#catalog/content-cache.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { findRedirect } from "#catalog/redirects/find-redirect.ts";
import { hasFormerSlug } from "#catalog/redirects/former-slugs.ts";
import { listAreas } from "#catalog/regions/areas.ts";
import { listCities, listHomepageCities } from "#catalog/regions/cities.ts";
import { listCountries } from "#catalog/regions/countries.ts";
import { listSimilarRegions } from "#catalog/regions/similar-regions.ts";
import { findTownGuide } from "#catalog/regions/town-guide.ts";
import { listTownNames, listTowns } from "#catalog/regions/towns.ts";
import { listFilterPages } from "#catalog/search/filter-pages.ts";
import { listProjects } from "#catalog/search/list-projects.ts";
import { suggest } from "#catalog/search/suggest.ts";
import { listCurrencies } from "#catalog/settings/currencies.ts";
import { readFooter } from "#catalog/settings/footer.ts";
import { countSitemap, listSitemap } from "#catalog/sitemap/list-sitemap.ts";
import { contentGeneration } from "#database/content-state.ts";

interface CatalogOptions {
  /** Returns today's date (ISO); content that is released later is not visible. */
  today: () => string;
}

/** Upper limit of repeated reads when loads keep finishing in between. */
const maxRereads = 2;

/** Opens the catalog; every method takes the requested locale first. */
export function openCatalog(database: Kysely<Database>, { today }: CatalogOptions) {
  const cacheFor = createContentCache(database);
  type ReadFunction<Rest extends unknown[], Answer> = (
    context: ReadContext,
    ...rest: Rest
  ) => Promise<Answer>;
  const localized =
    <Rest extends unknown[], Answer>(read: ReadFunction<Rest, Answer>) =>
    (locale: Locale, ...rest: Rest): Promise<Answer> =>
      inOneContentVersion((day, cached) => read({ database, locale, today: day, cached }, ...rest));

  /** Reads again if a load was committed between the queries of one answer, so that no answer mixes two content versions. */
  async function inOneContentVersion<Answer>(
    read: (today: string, cached: ContentCache) => Promise<Answer>,
  ): Promise<Answer> {
    const day = today();
    let contentVersion = await readContentVersion({ database, today: day });
    for (let rereads = 0; ; rereads++) {
      const answer = await read(day, cacheFor(contentVersion, day));
      const newest = await readContentVersion({ database, today: day });
      if (newest === contentVersion || rereads === maxRereads) return answer;
      contentVersion = newest;
    }
  }

  return {
    countSitemap: localized(countSitemap),
    findDeveloper: localized(findDeveloper),
    findHomePage: localized(findHomePage),
    findPage: localized(findPage),
    findPost: localized(findPost),
    findProject: localized(findProject),
    findRedirect: localized(findRedirect),
    findReferencedProjects: localized(findReferencedProjects),
    findTownGuide: localized(findTownGuide),
    hasFormerSlug: localized(hasFormerSlug),
    listAreas: localized(listAreas),
    listBlogCategories: localized(listBlogCategories),
    listCities: localized(listCities),
    listCountries: localized(listCountries),
    listCurrencies: localized(listCurrencies),
    listDeveloperNames: localized(listDeveloperNames),
    listDevelopers: localized(listDevelopers),
    listFeaturedPosts: localized(listFeaturedPosts),
    listFeaturedProjects: localized(listFeaturedProjects),
    listFeaturedVideos: localized(listFeaturedVideos),
    listFilterPages: localized(listFilterPages),
    listHomepageCities: localized(listHomepageCities),
    listHomepagePosts: localized(listHomepagePosts),
    listLatestPosts: localized(listLatestPosts),
    listLatestProjects: localized(listLatestProjects),
    listOffers: localized(listOffers),
    listPosts: localized(listPosts),
    listProjects: localized(listProjects),
    listPropertyTypes: localized(listPropertyTypes),
    listSimilarRegions: localized(listSimilarRegions),
    listSitemap: localized(listSitemap),
    listTownNames: localized(listTownNames),
    listTowns: localized(listTowns),
    listTownProjects: localized(listTownProjects),
    listVideos: localized(listVideos),
    readContentVersion: () => readContentVersion({ database, today: today() }),
    readFooter: localized(readFooter),
    suggest: localized(suggest),
  };
}

export type Catalog = ReturnType<typeof openCatalog>;

/**
 * Content version, with the day: equal versions guarantee equal answers. Read it before the content, so that a load in
 * between can only make an answer newer than its version.
 */
async function readContentVersion({
  database,
  today,
}: Pick<ReadContext, "database" | "today">): Promise<string> {
  return `${await contentGeneration(database)} ${today}`;
}
