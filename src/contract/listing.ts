import { z } from "zod";
import { SharePicture } from "#contract/picture.ts";
import { Markdown, Named, Paging, RegionName, Slug, Text } from "#contract/shared.ts";
import { ProjectList, ProjectSummary } from "#contract/project.ts";
import { FilterName, InterpretedQuery } from "#contract/search.ts";
import { byFlagFilter, searchFilters } from "#domain/search/filters.ts";

export const FacetValue = z
  .object({
    value: z.string().describe("Value as written in a listing's URL"),
    label: z
      .string()
      .nullable()
      .describe(
        "Name in the requested language; null if the value needs no name (rooms, years) or clients translate it (status)",
      ),
    count: z
      .int()
      .describe("Number of projects with this value that match all other filter groups"),
  })
  .meta({ id: "FacetValue" });
export type FacetValue = z.infer<typeof FacetValue>;

const boundsIn = (unit: string) =>
  z
    .object({
      from: z.int().describe(`Minimum, ${unit}`),
      to: z.int().describe(`Maximum, ${unit}`),
    })
    .nullable();

/** Values are OR inside a group and AND across groups; each group is counted without its own filter. */
export const Facets = z
  .object({
    type: z.array(FacetValue).describe("Property types"),
    city: z.array(FacetValue).describe("Cities, by name"),
    town: z.array(FacetValue).describe("Towns, by name"),
    rooms: z
      .array(FacetValue)
      .describe("Rooms, smallest first; `5-1+` means five or more bedrooms"),
    status: z.array(FacetValue).describe("Construction and sales status"),
    handover: z.array(FacetValue).describe("Handover: ready, this year, next year, and later"),
    developer: z.array(FacetValue).describe("Developers, by name"),
    amenity: z.array(FacetValue).describe("Amenities, the most relevant first"),
    ...byFlagFilter((flag) =>
      z
        .int()
        .describe(
          `Number of projects that match with this filter on: ${searchFilters[flag].description}`,
        ),
    ),
    price: boundsIn("whole USD").describe(
      "Lowest and highest price among matching units, whole USD, ignoring the price filter; null if nothing matches",
    ),
    area: boundsIn("m²").describe(
      "Smallest and largest area among matching units, m², ignoring the area filter; null if nothing matches",
    ),
  })
  .meta({ id: "Facets" });
export type Facets = z.infer<typeof Facets>;

/** What a listing is about before filters apply. */
export const ListingScope = z
  .object({
    country: RegionName.nullable().describe("Country of the listing; null for all countries"),
    city: RegionName.nullable().describe("City of the listing; null for the whole country"),
    type: Named.extend({ plural: Text })
      .nullable()
      .describe("Property type of the listing; null if the first path segment is not a type"),
    filterPage: z
      .object({ slug: Slug, title: Text, heading: Text, intro: Markdown })
      .nullable()
      .describe("Filter page of the listing; null if the first path segment is not a filter page"),
    listedAs: Slug.nullable().describe(
      "Slug of the filter page with the same results, which search engines should index instead; null if there is none",
    ),
    fixed: z
      .array(z.string())
      .describe("Filters preset by the filter page, which visitors cannot remove"),
  })
  .meta({ id: "ListingScope" });
export type ListingScope = z.infer<typeof ListingScope>;

export const Listing = z
  .object({
    scope: ListingScope.describe("What the listing covers before the visitor's filters apply"),
    content: z.array(ProjectSummary).describe("Projects on this page; empty past the last page"),
    page: Paging,
    facets: Facets.describe(
      "Number of projects for each filter value: OR within a group, AND across groups, each group counted without its own filter",
    ),
    search: InterpretedQuery.nullable().describe(
      "How the search text was interpreted; null without a search text",
    ),
    relaxations: z
      .array(
        z.object({
          filter: FilterName.describe("Name of the filter"),
          count: z.int().describe("Number of projects that match without it"),
        }),
      )
      .describe(
        "If nothing matches: filters whose removal gives results, the least important first; otherwise empty",
      ),
    nearest: z
      .object({
        without: z
          .array(FilterName)
          .describe("Names of the filters that these projects do not match"),
        content: z.array(ProjectSummary).describe("Up to six projects, the nearest first"),
      })
      .nullable()
      .describe(
        "If nothing matches: the nearest projects; null if something matches or nothing is near",
      ),
    sharePicture: SharePicture,
  })
  .meta({ id: "Listing" });
export type Listing = z.infer<typeof Listing>;

/** A filter page as menus list it, grouped by place. */
export const FilterPage = z
  .object({
    slug: Slug,
    title: Text,
    heading: Text,
    country: Slug.nullable().describe(
      "Slug of the country that the page is limited to; null for none",
    ),
    city: Slug.nullable().describe("Slug of the city that the page is limited to; null for none"),
  })
  .meta({ id: "FilterPage" });
export const FilterPages = z
  .array(FilterPage)
  .describe("All filter pages, in display order")
  .meta({ id: "FilterPages" });
export type FilterPages = z.infer<typeof FilterPages>;

export const TownProjects = ProjectList;
