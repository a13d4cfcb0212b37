/** Usage notes and an example request for each call; the demo content answers every example. */
import type { CallName, CallParams, CallQuery } from "#contract/calls.ts";
import { byFlagFilter } from "#domain/search/filters.ts";

interface CallNote<Name extends CallName> {
  description: string;
  params?: CallParams<Name>;
  query?: CallQuery<Name>;
}

const shortList = "A short list without paging.";

export const callNotes: { [Name in CallName]: CallNote<Name> } = {
  filterPages: {
    description:
      "Saved listings with a title, an introduction and preset filters, such as apartments in Istanbul, as a bare list. `country` and `city` say where each belongs; request the listing itself from `/projects/types/{slug}/{second}`.",
  },
  propertyTypes: {
    description:
      "All property types with singular and plural names, and the number of published projects with an available unit of the type.",
  },
  featuredProjects: { description: `Featured projects. ${shortList}` },
  latestProjects: { description: `Projects by publication date. ${shortList}` },
  search: {
    description:
      "Parses `query` in the language of the answer: words that name a place, type, number of rooms, price, status or amenity become filters, with a tolerance of one letter; the rest is a full-text search. `search` returns how the query was parsed, so that filters can be removed. The other parameters work as in a listing.",
    query: { query: "sea view apartment istanbul", price: "-900000", limit: 2 },
  },
  suggestions: {
    description:
      "Autocomplete for a search box: places first, then developers and projects, by their names in every language.",
    query: { query: "ist", limit: 4 },
  },
  listing: {
    description:
      "A project matches `type`, `rooms`, `price` and `area` if one available unit meets all of them. Values within a parameter are alternatives; parameters are combined. Each facet ignores its own filter. Invalid filter values are dropped; invalid `page`, `limit`, `sortOrder` and `orderType` give 400. A page past the end has an empty `content`.",
    params: { type: "apartments", second: "istanbul" },
    query: { rooms: "2-1", seaView: "true", sort: "price", limit: 2 },
  },
  project: {
    description:
      "Everything on a project's page: price list, payment plans, purchase costs with the source and date of every figure, and similar projects. A withdrawn project gives 410.",
    params: { a: "istanbul", b: "bosphorus-terraces" },
  },
  referencedProjects: {
    description:
      "Project cards in the requested order. References of withdrawn projects are listed separately; unknown ones are left out.",
    query: { homes: "IST-1042,DXB-2017" },
  },
  townProjects: {
    description: "Projects of a town, newest first, sold ones last.",
    params: { town: "kadikoy" },
  },
  areaNavigation: {
    description: "Countries with the names of their cities, for a menu.",
  },
  countries: {
    description:
      "The countries with their leading residence or citizenship programme; its threshold has the date of the figure.",
  },
  cities: {
    description: "A country in full, and its cities with prices and yields.",
    params: { country: "turkey" },
  },
  towns: {
    description:
      "A city in full with its towns, by name in the language of the answer. A withdrawn city gives 410.",
    params: { city: "istanbul" },
    query: { limit: 2 },
  },
  townNames: {
    description: "Slugs, names and numbers of projects, for a filter.",
    params: { city: "istanbul" },
  },
  town: {
    description:
      "Everything on a town's guide: texts, prices of its city by year, projects, similar towns and purchase costs. A withdrawn town gives 410.",
    params: { a: "istanbul", b: "kadikoy" },
  },
  similarRegions: {
    description: "Cities or towns like this one, most similar first.",
    params: { a: "town", b: "kadikoy" },
  },
  homepageRegions: { description: `Cities on the home page. ${shortList}` },
  latestPosts: { description: "Articles by publication date, newest first.", query: { limit: 2 } },
  homepagePosts: { description: `Articles on the home page. ${shortList}` },
  featuredPosts: { description: `Featured articles. ${shortList}` },
  blogCategories: {
    description: "Categories with the number of their published articles.",
  },
  posts: {
    description:
      "All articles by page. A former slug of a category works, and the answer has its current one; an unknown category gives 404.",
    query: { limit: 2, page: 1 },
  },
  post: {
    description:
      "An article as Markdown with its author and related articles. A withdrawn article gives 410.",
    params: { slug: "buying-off-plan-in-dubai-step-by-step" },
  },
  featuredVideos: { description: `Featured videos. ${shortList}` },
  videos: { description: "All videos by page, newest first.", query: { limit: 2, page: 1 } },
  currencies: {
    description:
      "Exchange rates from the US dollar, in which the API gives prices, with the date of each rate.",
  },
  footerLinks: {
    description: "Groups of links, the company's offices, telephone numbers and channels.",
  },
  homePage: { description: "Everything on the home page in one answer." },
  page: {
    description:
      "The texts of a page with its team, testimonials, questions, offices or landing content. Parts that a page does not have are empty or null.",
    params: { slug: "about-us" },
  },
  offers: {
    description: "Current offers. An offer never changes a price.",
  },
  developers: {
    description: "Developer companies with their logos and figures, by page.",
    query: { limit: 2 },
  },
  developerNames: { description: "Slugs, ids and names, for a filter." },
  developer: {
    description: "A developer company with its published projects. A withdrawn one gives 410.",
    params: { id: "bogazhan-yapi" },
  },
  redirect: {
    description:
      "Resolves old links: returns the current path for a former slug, or for a town in a city's place. Gives 404 for current and unknown paths, 410 for withdrawn content.",
    query: { path: "/turkey/kadikoy" },
  },
  sitemap: {
    description:
      "Numbers of entries by kind. While `contentVersion` is the same, so are the entries.",
  },
  sitemapEntries: {
    description:
      "Indexable pages, without the language prefix: `pages`, `places`, `listings`, `projects`, `developers`, `articles` or `videos`. Empty, filtered and withdrawn pages are left out.",
    params: { kind: "articles" },
    query: { limit: 2 },
  },
};

/** Path and query of a call's example request, below `/api/v1`. */
export function exampleTarget(name: CallName, path: string): string {
  const note: CallNote<CallName> = callNotes[name];
  const filled = Object.entries<string>(note.params ?? {}).reduce(
    (text, [key, value]) => text.replace(`{${key}}`, value),
    path,
  );
  const query = new URLSearchParams(
    Object.entries(note.query ?? {}).map(([key, value]) => [key, String(value)]),
  );
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/** Example values of parameters that the call's own example does not use. */
export const exampleValues: Readonly<Record<string, string | number>> = {
  query: "deniz manzaralı villa",
  type: "apartments,villas",
  city: "istanbul,antalya",
  town: "kadikoy",
  rooms: "2-1,5-1+",
  price: "200000-500000",
  area: "60-120",
  status: "ready,under-construction",
  handover: "ready,2027,2028+",
  ...byFlagFilter(() => "true"),
  developer: "bogazhan-yapi",
  amenity: "swimming-pool,gym",
  sort: "price",
  page: 1,
  limit: 12,
  sortOrder: "asc",
  orderType: "price",
  category: "buying-guides",
};
