/** What each call of the contract asks the catalog. */
import type { CallAnswer, CallName, CheckedParams, CheckedQuery } from "#contract/calls.ts";
import { parseSearchCriteria } from "#contract/search-criteria.ts";
import type { Locale } from "#domain/locale.ts";
import type { Catalog } from "#catalog/open-catalog.ts";
import type { gone } from "#catalog/projects/find-project.ts";
import { orderingOf } from "#catalog/search/ordering.ts";

/** A call as it arrived, checked against the contract. */
export interface Asked<Name extends CallName> {
  locale: Locale;
  params: CheckedParams<Name>;
  query: CheckedQuery<Name>;
  /** The whole query: a listing's filters are read leniently, and not by the contract. */
  search: URLSearchParams;
}

/** Answers a call; `null` where the thing is not there, `gone` where it was published once. */
export type Handler<Name extends CallName> = (
  catalog: Catalog,
  asked: Asked<Name>,
) => Promise<CallAnswer<Name> | typeof gone | null>;

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
  listing: (catalog, { locale, params, query, search }) => {
    const criteria = parseSearchCriteria(search);
    const { page, limit, orderType, sortOrder } = query;
    return catalog.listProjects(locale, {
      first: params.type,
      second: params.second,
      criteria,
      ordering: orderingOf({ sort: criteria.sort, orderType, sortOrder }),
      page,
      limit,
    });
  },
  project: (catalog, { locale, params }) => catalog.findProject(locale, params.a, params.b),
  townProjects: (catalog, { locale, params }) => catalog.listTownProjects(locale, params.town),
  featuredVideos: async (catalog, { locale }) => listed(await catalog.listFeaturedVideos(locale)),
  homepagePosts: async (catalog, { locale }) => listed(await catalog.listHomepagePosts(locale)),
  redirect: (catalog, { locale, query }) => catalog.findRedirect(locale, query.path),
};

function listed<Item>(content: Item[]): { content: Item[] } {
  return { content };
}
