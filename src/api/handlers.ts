/** The catalog's method for each call. */
import type { CallResponse, CallName, ValidatedParams, ValidatedQuery } from "#contract/calls.ts";
import { parseSavedList } from "#contract/saved-list.ts";
import type { Locale } from "#domain/locale.ts";
import type { Catalog } from "#catalog/open-catalog.ts";
import { withdrawn } from "#catalog/read-context.ts";
import { orderingOf } from "#catalog/search/ordering.ts";
import { allTypes } from "#catalog/search/scope.ts";

/** A validated call. */
export interface CallRequest<Name extends CallName> {
  locale: Locale;
  params: ValidatedParams<Name>;
  query: ValidatedQuery<Name>;
}

/** Null where nothing matches, `gone` for withdrawn content. */
export type Handler<Name extends CallName> = (
  catalog: Catalog,
  request: CallRequest<Name>,
) => Promise<CallResponse<Name> | typeof withdrawn | null>;

export const handlers: { [Name in CallName]: Handler<Name> } = {
  areaNavigation: (catalog, { locale }) => catalog.listAreas(locale),
  currencies: async (catalog, { locale }) => listed(await catalog.listCurrencies(locale)),
  filterPages: (catalog, { locale }) => catalog.listFilterPages(locale),
  footerLinks: (catalog, { locale }) => catalog.readFooter(locale),
  homePage: (catalog, { locale }) => catalog.findHomePage(locale),
  page: (catalog, { locale, params }) => catalog.findPage(locale, params.slug),
  countries: async (catalog, { locale }) => listed(await catalog.listCountries(locale)),
  cities: (catalog, { locale, params }) => catalog.listCities(locale, params.country),
  towns: (catalog, { locale, params, query }) => catalog.listTowns(locale, params.city, query),
  homepageRegions: async (catalog, { locale }) => listed(await catalog.listHomepageCities(locale)),
  propertyTypes: (catalog, { locale }) => catalog.listPropertyTypes(locale),
  featuredProjects: (catalog, { locale }) => catalog.listFeaturedProjects(locale),
  latestProjects: (catalog, { locale }) => catalog.listLatestProjects(locale),
  listing: (catalog, request) =>
    listingOf(catalog, request, { first: request.params.type, second: request.params.second }),
  search: (catalog, request) => listingOf(catalog, request, { first: allTypes, second: allTypes }),
  suggestions: async (catalog, { locale, query }) => listed(await catalog.suggest(locale, query)),
  referencedProjects: (catalog, { locale, query }) =>
    catalog.findReferencedProjects(
      locale,
      parseSavedList(new URLSearchParams({ homes: query.homes }), "shortlist"),
    ),
  project: (catalog, { locale, params }) => catalog.findProject(locale, params.a, params.b),
  townProjects: (catalog, { locale, params }) => catalog.listTownProjects(locale, params.town),
  featuredVideos: async (catalog, { locale }) => listed(await catalog.listFeaturedVideos(locale)),
  similarRegions: async (catalog, { locale, params }) =>
    listedIfAny(await catalog.listSimilarRegions(locale, params.a, params.b)),
  townNames: async (catalog, { locale, params }) =>
    listedIfAny(await catalog.listTownNames(locale, params.city)),
  town: (catalog, { locale, params }) => catalog.findTownGuide(locale, params.a, params.b),
  videos: (catalog, { locale, query }) => catalog.listVideos(locale, query),
  latestPosts: async (catalog, { locale, query }) =>
    listed(await catalog.listLatestPosts(locale, query.limit)),
  featuredPosts: async (catalog, { locale }) => listed(await catalog.listFeaturedPosts(locale)),
  blogCategories: async (catalog, { locale }) => listed(await catalog.listBlogCategories(locale)),
  posts: (catalog, { locale, query }) => catalog.listPosts(locale, query),
  post: (catalog, { locale, params }) => catalog.findPost(locale, params.slug),
  offers: async (catalog, { locale }) => listed(await catalog.listOffers(locale)),
  developers: (catalog, { locale, query }) => catalog.listDevelopers(locale, query),
  developerNames: async (catalog, { locale }) => listed(await catalog.listDeveloperNames(locale)),
  developer: (catalog, { locale, params }) => catalog.findDeveloper(locale, params.id),
  homepagePosts: async (catalog, { locale }) => listed(await catalog.listHomepagePosts(locale)),
  sitemap: async (catalog, { locale }) => ({
    contentVersion: await catalog.readContentVersion(),
    content: await catalog.countSitemap(locale),
  }),
  sitemapEntries: (catalog, { locale, params, query }) =>
    catalog.listSitemap(locale, params.kind, query),
  redirect: (catalog, { locale, query }) => catalog.findRedirect(locale, query.path),
};

function listingOf(
  catalog: Catalog,
  { locale, query }: CallRequest<"listing" | "search">,
  address: { first: string; second: string },
) {
  const { page, limit, orderType, sortOrder, ...filters } = query;
  const ordering = orderingOf({ sort: filters.sort, orderType, sortOrder });
  const criteria = { ...filters, page: 1 }; // paging is not part of the criteria
  return catalog.listProjects(locale, { ...address, criteria, ordering, page, limit });
}

function listedIfAny<Item>(
  content: Item[] | typeof withdrawn | null,
): { content: Item[] } | typeof withdrawn | null {
  return content === null || content === withdrawn ? content : listed(content);
}

function listed<Item>(content: Item[]): { content: Item[] } {
  return { content };
}
