import { z } from "zod";
import { SharePicture } from "#contract/picture.ts";
import { Markdown, Named, Paging, RegionName, Slug, Text } from "#contract/shared.ts";
import { ProjectList, ProjectSummary } from "#contract/project.ts";
import { FilterName, InterpretedQuery } from "#contract/search.ts";
import { byFlagFilter, searchFilters } from "#domain/search/filters.ts";

export const FacetValue = z
  .object({
    value: z.string().describe("As the listing's address writes it"),
    label: z
      .string()
      .nullable()
      .describe(
        "Name in the language of the answer; null where the value names itself or the reader has a word for it",
      ),
    count: z
      .int()
      .describe("Projects that would match with this value in the group, all other groups applied"),
  })
  .meta({ id: "FacetValue" });
export type FacetValue = z.infer<typeof FacetValue>;

const boundsIn = (unit: string) =>
  z
    .object({
      from: z.int().describe(`The least, ${unit}`),
      to: z.int().describe(`The most, ${unit}`),
    })
    .nullable();

/** Values are OR inside a group and AND across groups; each group is counted without its own filter. */
export const Facets = z
  .object({
    type: z.array(FacetValue).describe("Property types"),
    city: z.array(FacetValue).describe("By name"),
    town: z.array(FacetValue).describe("By name"),
    rooms: z
      .array(FacetValue)
      .describe("From the smallest; `5-1+` stands for five bedrooms and more"),
    status: z.array(FacetValue).describe("Construction and sales status"),
    handover: z.array(FacetValue).describe("Ready, this year, the next, and all after it"),
    developer: z.array(FacetValue).describe("By name"),
    amenity: z.array(FacetValue).describe("The most telling first"),
    ...byFlagFilter((flag) =>
      z
        .int()
        .describe(`Projects that would match with this filter: ${searchFilters[flag].description}`),
    ),
    price: boundsIn("whole USD").describe(
      "Lowest and highest price of the matching rows, without the price filter; null where none matches",
    ),
    area: boundsIn("m²").describe(
      "Smallest and largest of the matching rows, without the area filter; null where none matches",
    ),
  })
  .meta({ id: "Facets" });
export type Facets = z.infer<typeof Facets>;

/** What a listing is about before filters apply. */
export const ListingScope = z
  .object({
    country: RegionName.nullable().describe("Null for all countries"),
    city: RegionName.nullable().describe("Null for the whole country"),
    type: Named.extend({ plural: Text })
      .nullable()
      .describe("Where the first path word is a property type"),
    filterPage: z
      .object({ slug: Slug, title: Text, heading: Text, intro: Markdown })
      .nullable()
      .describe("Where the first path word is a filter page"),
    listedAs: Slug.nullable().describe(
      "Filter page with the very same homes, where the path names a type and a place: search engines are to list that one",
    ),
    fixed: z
      .array(z.string())
      .describe("Filters that the filter page presets; they cannot be removed"),
  })
  .meta({ id: "ListingScope" });
export type ListingScope = z.infer<typeof ListingScope>;

export const Listing = z
  .object({
    scope: ListingScope.describe("What the listing is about before any filter of the visitor"),
    content: z.array(ProjectSummary).describe("The projects of this page; empty past the end"),
    page: Paging,
    facets: Facets.describe(
      "How many projects each further choice would leave: OR inside a group, AND across groups, each counted without itself",
    ),
    search: InterpretedQuery.nullable().describe(
      "How the search text was parsed; null without one",
    ),
    relaxations: z
      .array(
        z.object({
          filter: FilterName.describe("Name of the filter"),
          count: z.int().describe("Projects that would match without it"),
        }),
      )
      .describe(
        "If nothing matches: filters whose removal gives results, the least important first",
      ),
    nearest: z
      .object({
        without: z.array(FilterName).describe("Filters that these projects do not match"),
        content: z.array(ProjectSummary).describe("Up to six, the nearest first"),
      })
      .nullable()
      .describe(
        "If nothing matches: the nearest projects; null where something matches or nothing is near",
      ),
    sharePicture: SharePicture,
  })
  .meta({ id: "Listing" });
export type Listing = z.infer<typeof Listing>;

/** A filter page for menus; its place groups it. */
export const FilterPage = z
  .object({
    slug: Slug,
    title: Text,
    heading: Text,
    country: Slug.nullable().describe("Slug of the country that it is bound to"),
    city: Slug.nullable().describe("Slug of the city that it is bound to"),
  })
  .meta({ id: "FilterPage" });
export const FilterPages = z
  .array(FilterPage)
  .describe("The list itself, as menus show it")
  .meta({ id: "FilterPages" });
export type FilterPages = z.infer<typeof FilterPages>;

export const TownProjects = ProjectList;
