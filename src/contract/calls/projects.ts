import { z } from "zod";
import { call, limit, pageNumber } from "#contract/calls/call.ts";
import { FilterPages, Listing, TownProjects } from "#contract/listing.ts";
import {
  ProjectDetail,
  ProjectList,
  PropertyTypeList,
  ReferencedProjects,
} from "#contract/project.ts";
import { criteriaParameters, type SearchCriteria } from "#contract/search-criteria.ts";
import { Slug } from "#contract/shared.ts";
import { Suggestions } from "#contract/search.ts";
import { byFlagFilter, searchFilters } from "#domain/search/filters.ts";

/** A filter of a listing as text; invalid values are dropped. */
function filter<Name extends keyof SearchCriteria>(name: Name, description: string) {
  const { parse, serialize } = criteriaParameters[name];
  const text = z.string().optional();
  return z
    .codec(text, z.custom<SearchCriteria[Name]>(), {
      decode: (given) => parse(given ?? null),
      encode: (value) => serialize(value) || undefined,
    })
    .describe(description);
}

/** Lists are comma-separated. */
const filters = z.object({
  query: filter(
    "query",
    "Search text of at most 200 characters; words that name a filter become that filter",
  ),
  type: filter("type", "Property type slugs"),
  city: filter("city", "City slugs"),
  town: filter("town", "Town slugs"),
  rooms: filter("rooms", "Rooms as bedrooms and living rooms: studio, 1-1 … 4-1, 5-1+"),
  price: filter("price", "Price range, whole USD, such as 200000-500000; either end may be empty"),
  area: filter("area", "Area range, m², such as 60-120; either end may be empty"),
  status: filter(
    "status",
    "Construction and sales status: off-plan, under-construction, ready, sold",
  ),
  handover: filter("handover", "Year of the handover: ready, 2027, 2028+"),
  ...byFlagFilter((flag) => filter(flag, `true: ${searchFilters[flag].description}`)),
  developer: filter("developer", "Developer slugs"),
  amenity: filter("amenity", "Amenity slugs"),
  sort: filter(
    "sort",
    "Order: newest, price, -price, handover (soonest first), yield (highest first), area (largest first)",
  ),
});

const listingQuery = filters.extend({
  page: pageNumber,
  limit: limit(12),
  sortOrder: z.enum(["asc", "desc"]).optional().describe("Overrides the sort direction"),
  orderType: z
    .enum(["price", "date", "area", "yield", "handover"])
    .optional()
    .describe("Overrides `sort`"),
});

export const projectCalls = {
  filterPages: call({
    path: "/projects/search-slugs",
    summary: "Filter pages (listings with preset filters), for menus",
    response: FilterPages,
  }),
  propertyTypes: call({
    path: "/projects/types",
    summary: "Property types",
    response: PropertyTypeList,
  }),
  featuredProjects: call({
    path: "/projects/featured-projects",
    summary: "Featured projects, newest first",
    response: ProjectList,
  }),
  latestProjects: call({
    path: "/projects/latests-projects",
    summary: "The newest projects",
    response: ProjectList,
  }),
  search: call({
    path: "/projects/search",
    summary: "Search the projects of all countries by text and filters, with facets",
    query: listingQuery,
    isSearch: true,
    response: Listing,
  }),
  suggestions: call({
    path: "/projects/suggestions",
    summary: "Autocomplete: places, developers and projects",
    query: z.object({
      query: z.string().max(200).describe("Text typed so far"),
      limit: limit(8),
    }),
    isSearch: true,
    response: Suggestions,
  }),
  referencedProjects: call({
    path: "/projects/references",
    summary: "Projects by reference, for shortlists",
    query: z.object({
      homes: z
        .string()
        .max(1000)
        .describe("At most 50 references such as IST-1042, comma-separated"),
    }),
    response: ReferencedProjects,
  }),
  listing: call({
    path: "/projects/types/{type}/{second}",
    summary:
      "A listing with facets: type is a property type, a filter page or `properties`; second a country, a city or the type again",
    params: z.object({ type: Slug, second: Slug }),
    query: listingQuery,
    isSearch: true,
    response: Listing,
    mayBeGone: true,
  }),
  project: call({
    path: "/projects/{a}/{b}",
    summary: "A project: `a` is the slug of its city or country, `b` its own",
    params: z.object({ a: Slug, b: Slug }),
    response: ProjectDetail,
    mayBeGone: true,
  }),
  townProjects: call({
    path: "/projects/towns/{town}",
    summary: "The projects of a town",
    params: z.object({ town: Slug }),
    response: TownProjects,
    mayBeGone: true,
  }),
};
