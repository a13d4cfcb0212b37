import { z } from "zod";
import { listOf, Named, Paging, RegionName, Slug } from "#contract/shared.ts";
import { ProjectSummary } from "#contract/project.ts";

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

const Bounds = z.object({ from: z.int(), to: z.int() }).nullable();

/** OR inside a group, AND across groups, each group counted without itself. */
export const Facets = z
  .object({
    type: z.array(FacetValue),
    city: z.array(FacetValue),
    town: z.array(FacetValue),
    rooms: z.array(FacetValue),
    status: z.array(FacetValue),
    handover: z.array(FacetValue),
    developer: z.array(FacetValue),
    amenity: z.array(FacetValue),
    seaView: z.int().describe("Projects left if sea view were asked for"),
    citizenship: z.int().describe("Projects left if citizenship were asked for"),
    residence: z.int().describe("Projects left if residence were asked for"),
    price: Bounds.describe(
      "Lowest and highest price of the matching rows, whole USD, without the price filter",
    ),
    area: Bounds.describe("Smallest and largest of the matching rows, m², without the area filter"),
  })
  .meta({ id: "Facets" });
export type Facets = z.infer<typeof Facets>;

/** What a listing is about before any filter of the visitor. */
export const ListingScope = z
  .object({
    country: RegionName.nullable(),
    city: RegionName.nullable(),
    type: Named.extend({ plural: z.string() })
      .nullable()
      .describe("Where the first path word is a property type"),
    filterPage: z
      .object({ slug: Slug, title: z.string(), heading: z.string(), intro: z.string() })
      .nullable()
      .describe("Where the first path word is a saved listing"),
    fixed: z
      .array(z.string())
      .describe(
        "Names of the filters that the saved listing sets; the visitor cannot take them off",
      ),
  })
  .meta({ id: "ListingScope" });
export type ListingScope = z.infer<typeof ListingScope>;

export const Listing = z
  .object({
    scope: ListingScope,
    content: z.array(ProjectSummary),
    page: Paging,
    facets: Facets,
  })
  .meta({ id: "Listing" });
export type Listing = z.infer<typeof Listing>;

/** A saved listing, as menus need it: its place tells where it belongs. */
export const FilterPage = z
  .object({
    slug: Slug,
    title: z.string(),
    heading: z.string(),
    country: Slug.nullable(),
    city: Slug.nullable(),
  })
  .meta({ id: "FilterPage" });
export const FilterPages = z.array(FilterPage).describe("The list itself, as menus show it");
export type FilterPages = z.infer<typeof FilterPages>;

export const TownProjects = listOf(ProjectSummary);
