/** What the reference says of each call beyond the contract: how to use it, and a request that the demo content answers. */
import type { CallName, CallParams, CallQuery } from "#contract/calls.ts";
import { byFlagFilter } from "#domain/search/filters.ts";

interface CallNote<Name extends CallName> {
  description: string;
  params?: CallParams<Name>;
  query?: CallQuery<Name>;
}

const shelf = "A short list for a page of the site, without paging.";

export const callNotes: { [Name in CallName]: CallNote<Name> } = {
  filterPages: {
    description:
      "Listings that are saved with a title, an introduction and filters of their own, such as apartments in Istanbul. The answer is the bare list; `country` and `city` say where each belongs. Ask `/projects/types/{slug}/{second}` for the listing itself.",
  },
  propertyTypes: {
    description:
      "All property types with singular and plural names, and how many published projects have a unit of the type on offer.",
  },
  featuredProjects: { description: `Projects that the company puts forward. ${shelf}` },
  latestProjects: { description: `Projects by their day of publication. ${shelf}` },
  search: {
    description:
      "Reads `query` in the language of the answer: words that name a place, a type, rooms, a price, a status or an amenity become filters, one letter may be wrong, and what is left is looked for in names and texts. `search` tells how the query was read, so that a visitor can take a filter off again. The other parameters narrow the same as in a listing.",
    query: { query: "sea view apartment istanbul", price: "-900000", limit: 2 },
  },
  suggestions: {
    description:
      "For a search box, while somebody types. Places first, then developers and projects; names in every language lead to the thing.",
    query: { query: "ist", limit: 4 },
  },
  listing: {
    description:
      "Filters hold for one and the same free unit: a project matches `type`, `rooms`, `price` and `area` if some unit that is still free fits all of them. A list in a parameter means any of its values; different parameters all have to hold. Facets count each group without itself. Filters are forgiving: a wrong or unknown value is dropped; `page`, `limit`, `sortOrder` and `orderType` are not, and answer 400. A page past the end has an empty `content`.",
    params: { type: "apartments", second: "istanbul" },
    query: { rooms: "2-1", seaView: "true", sort: "price", limit: 2 },
  },
  project: {
    description:
      "Everything a project's page shows: price list, payment plans, what a purchase costs beside the price with the source and date of every figure, and projects near it. A project that was published once and has been withdrawn answers 410.",
    params: { a: "istanbul", b: "bosphorus-terraces" },
  },
  referencedProjects: {
    description:
      "Projects as cards show them, in the order asked for. Of those that are withdrawn the reference is told apart; one that never was is left out.",
    query: { homes: "IST-1042,DXB-2017" },
  },
  townProjects: {
    description: "Projects of one town, sold ones last, then the newest first.",
    params: { town: "kadikoy" },
  },
  areaNavigation: {
    description: "Countries with the names of their cities: what a menu of places needs.",
  },
  countries: {
    description:
      "The countries with their leading residence or citizenship programme; its threshold carries the day on which the figure was read.",
  },
  cities: {
    description: "A country in full, and its cities with prices and yields.",
    params: { country: "turkey" },
  },
  towns: {
    description:
      "A city in full with its towns, by name in the language of the answer. A city that has been withdrawn answers 410.",
    params: { city: "istanbul" },
    query: { limit: 2 },
  },
  townNames: {
    description: "Slugs and names alone, with the number of projects: what a filter needs.",
    params: { city: "istanbul" },
  },
  town: {
    description:
      "Everything a town's guide shows: the guide, prices of its city by year, its projects, towns like it, and what a purchase there costs. A town that has been withdrawn answers 410.",
    params: { a: "istanbul", b: "kadikoy" },
  },
  similarRegions: {
    description: "Cities or towns to look at beside this one, the most alike first.",
    params: { a: "town", b: "kadikoy" },
  },
  homepageRegions: { description: `Cities that the home page shows. ${shelf}` },
  latestPosts: { description: "Articles by their day of publication.", query: { limit: 2 } },
  homepagePosts: { description: `Articles that the home page shows. ${shelf}` },
  featuredPosts: { description: `Articles that the company puts forward. ${shelf}` },
  blogCategories: {
    description: "Categories with the number of their published articles.",
  },
  posts: {
    description:
      "All articles by page. A former slug of a category lists the category that has it now, and the answer says its present slug; a category that does not exist answers 404.",
    query: { limit: 2, page: 1 },
  },
  post: {
    description:
      "An article as Markdown with its author and related ones. An article that has been withdrawn answers 410.",
    params: { slug: "buying-off-plan-in-dubai-step-by-step" },
  },
  featuredVideos: { description: `Films that the company puts forward. ${shelf}` },
  videos: { description: "All films by page, the newest first.", query: { limit: 2, page: 1 } },
  currencies: {
    description:
      "Prices of this API are US dollars; these are the rates to show them in other currencies, with the day of each rate.",
  },
  footerLinks: {
    description: "Groups of links, the company's offices, telephone numbers and channels.",
  },
  homePage: { description: "Everything that the home page shows, in one answer." },
  page: {
    description:
      "The words of a page with all that it shows: team, testimonials, questions, offices, or what a landing page presents. What a page does not show is empty or null.",
    params: { slug: "about-us" },
  },
  offers: {
    description: "Offers that hold on the day of the answer. An offer never changes a price.",
  },
  developers: {
    description: "Developer companies with their logos and figures, by page.",
    query: { limit: 2 },
  },
  developerNames: { description: "Slugs, numbers and names alone: what a filter needs." },
  developer: {
    description:
      "A developer company with its published projects. One that has been withdrawn answers 410.",
    params: { id: "bogazhan-yapi" },
  },
  redirect: {
    description:
      "For old links: leads from a former slug, or from a town in a city's place, to the present path. Answers 404 where the path is right already or names nothing, 410 where what it names has been withdrawn.",
    query: { path: "/turkey/kadikoy" },
  },
  sitemap: {
    description:
      "What there is to list, by kind. `edition` changes with the content and the day: as long as it is the same, so are the entries.",
  },
  sitemapEntries: {
    description:
      "Pages that search engines may list, without the language in front: `pages`, `places`, `listings`, `projects`, `developers`, `articles` or `videos`. What is empty, filtered or withdrawn is not among them.",
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

/** A value for each parameter, for the calls whose example request does not use it. */
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
