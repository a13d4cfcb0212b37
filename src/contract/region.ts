import { z } from "zod";
import { whatsappLines } from "#domain/vocabulary.ts";
import { Picture, SharePicture } from "#contract/picture.ts";
import {
  Coordinates,
  IsoDate,
  listOf,
  Markdown,
  Named,
  Paging,
  RegionName,
  SectionText,
  Slug,
  Text,
} from "#contract/shared.ts";

/** An entry of the guides menu: a country with its cities. */
export const AreaNavigationItem = z
  .object({
    slug: Slug,
    title: Text.describe("Name of the country, in the requested language"),
    cities: z
      .array(
        z.object({
          slug: Slug,
          title: Text.describe("Name of the city, in the requested language"),
        }),
      )
      .describe("Cities, largest first"),
  })
  .meta({ id: "AreaNavigationItem" });
export const AreaNavigation = listOf(AreaNavigationItem).meta({ id: "AreaNavigation" });
export type AreaNavigation = z.infer<typeof AreaNavigation>;

const Threshold = z
  .object({
    programme: Named.describe("The programme; its source is in the country's purchase rules"),
    kind: z.enum(["citizenship", "residence", "golden-visa"]).describe("What the programme grants"),
    minimumAmount: z.number().describe("Minimum asking price, without costs, in `currency`"),
    currency: z.string().describe("Currency of the minimum, ISO 4217"),
    years: z
      .int()
      .nullable()
      .describe(
        "Validity of the permit, or holding period of a citizenship programme, years; null for none",
      ),
    asOf: IsoDate.describe("Date on which the figure was checked, ISO 8601"),
  })
  .describe("The country's leading residence or citizenship programme")
  .meta({ id: "Threshold" });
export type Threshold = z.infer<typeof Threshold>;

export const CountrySummary = RegionName.extend({
  iso: z.string().describe("Country code, ISO 3166-1 alpha-2"),
  currency: z.string().describe("Currency of the country, ISO 4217"),
  summary: Text.describe("Short description, one or two sentences, in the requested language"),
  image: Picture.describe("Picture of the country"),
  center: Coordinates.describe("Centre of the map, WGS 84 decimal degrees"),
  whatsapp: z.enum(whatsappLines).describe("Which of the company's WhatsApp numbers to use"),
  projects: z.int().describe("Number of published projects in the country"),
  threshold: Threshold.nullable().describe(
    "The country's leading residence or citizenship programme; null if it has none",
  ),
}).meta({ id: "CountrySummary" });
export type CountrySummary = z.infer<typeof CountrySummary>;

export const CountryDetail = CountrySummary.extend({
  intro: Markdown,
  highlights: z.array(Text).describe("Highlights, short sentences in the requested language"),
  capital: z.string().nullable().describe("Name of the capital; null if not given"),
  sharePicture: SharePicture,
}).meta({ id: "CountryDetail" });
export type CountryDetail = z.infer<typeof CountryDetail>;

export const PricePoint = z
  .object({
    year: z.int().describe("Calendar year"),
    usdPerM2: z.number().describe("Average asking price, USD per m²"),
  })
  .meta({ id: "PricePoint" });
export type PricePoint = z.infer<typeof PricePoint>;

export const CityFacts = z
  .object({
    population: z.int().nullable().describe("Number of inhabitants; null if unknown"),
    airport: Text.nullable().describe("Name of the airport; null if none is named"),
    averagePriceUsdPerM2: z.number().describe("Average asking price in late 2026, USD per m²"),
    priceChange1yPct: z
      .number()
      .nullable()
      .describe("Change of the asking price within a year, percent; null if unknown"),
    grossYieldPct: z
      .number()
      .describe("Gross yield of all homes: a year's rent before costs, percent of the price"),
    occupancyPct: z
      .number()
      .nullable()
      .describe("Occupancy of short lets, percent of nights; null if unknown"),
    foreignSharePct: z
      .number()
      .nullable()
      .describe("Share of foreign buyers, percent; null if unknown"),
  })
  .meta({ id: "CityFacts" });

export const CitySummary = RegionName.extend({
  country: RegionName.describe("Country"),
  summary: Text.describe("Short description, one or two sentences, in the requested language"),
  image: Picture.nullable().describe("Picture of the place; null if there is none"),
  center: Coordinates.describe("Centre of the map, WGS 84 decimal degrees"),
  featured: z.boolean().describe("Whether the home page shows it"),
  projects: z.int().describe("Number of published projects in the city"),
  facts: CityFacts.describe("Market figures of the city, for orientation"),
  priceHistory: z.array(PricePoint).describe("Average asking price, USD per m², ascending by year"),
}).meta({ id: "CitySummary" });
export type CitySummary = z.infer<typeof CitySummary>;

export const CityDetail = CitySummary.extend({
  intro: Markdown,
  guide: z
    .array(SectionText)
    .describe("Sections of the guide: living there, transport, the property market"),
  sharePicture: SharePicture,
}).meta({ id: "CityDetail" });
export type CityDetail = z.infer<typeof CityDetail>;

export const TownFacts = z
  .object({
    averagePriceUsdPerM2: z.number().describe("Average asking price in late 2026, USD per m²"),
    grossYieldPct: z
      .number()
      .describe("Gross yield of all homes: a year's rent before costs, percent of the price"),
    distanceToSeaKm: z
      .number()
      .nullable()
      .describe("Distance to the sea, kilometres; null if irrelevant"),
    distanceToCentreKm: z.number().describe("Distance to the city centre, kilometres"),
    distanceToAirportKm: z.number().describe("Distance to the airport, kilometres"),
  })
  .meta({ id: "TownFacts" });

export const TownSummary = RegionName.extend({
  city: RegionName.describe("City"),
  country: RegionName.describe("Country"),
  summary: Text.describe("Short description, one or two sentences, in the requested language"),
  image: Picture.nullable().describe("Picture of the place; null if there is none"),
  center: Coordinates.describe("Centre of the map, WGS 84 decimal degrees"),
  projects: z.int().describe("Number of published projects in the town"),
  facts: TownFacts.describe("Market figures of the town, for orientation"),
}).meta({ id: "TownSummary" });
export type TownSummary = z.infer<typeof TownSummary>;

export const SimilarRegion = RegionName.extend({
  kind: z.enum(["city", "town"]).describe("Kind of region"),
  city: RegionName.nullable().describe("City that a town belongs to; null for a city"),
  country: RegionName.describe("Country"),
  summary: Text.describe("Short description, one or two sentences, in the requested language"),
  image: Picture.nullable().describe("Picture of the place; null if there is none"),
  averagePriceUsdPerM2: z.number().describe("Average asking price in late 2026, USD per m²"),
  grossYieldPct: z.number().describe("Gross yield, percent per year"),
  projects: z.int().describe("Number of published projects in the region"),
}).meta({ id: "SimilarRegion" });
export type SimilarRegion = z.infer<typeof SimilarRegion>;
export const SimilarRegions = listOf(SimilarRegion).meta({ id: "SimilarRegions" });

export const TownName = RegionName.extend({
  projects: z.int().describe("Number of published projects in the town"),
}).meta({ id: "TownName" });
export type TownName = z.infer<typeof TownName>;
export const TownNames = listOf(TownName).meta({ id: "TownNames" });

export const TownDetail = TownSummary.extend({
  intro: Markdown,
  guide: z.array(SectionText).describe("Sections of the guide: living there, the property market"),
  sharePicture: SharePicture,
}).meta({ id: "TownDetail" });
export type TownDetail = z.infer<typeof TownDetail>;

export const CountryList = listOf(CountrySummary).meta({ id: "CountryList" });
export const CityList = z
  .object({
    country: CountryDetail.describe("The country"),
    content: z.array(CitySummary).describe("Cities, largest first"),
  })
  .meta({ id: "CityList" });
export type CityList = z.infer<typeof CityList>;
export const HomepageRegions = listOf(CitySummary).meta({ id: "HomepageRegions" });
export const TownList = z
  .object({
    city: CityDetail.describe("The city with its guide"),
    content: z.array(TownSummary).describe("Towns on this page, by name; empty past the last page"),
    page: Paging,
  })
  .meta({ id: "TownList" });
export type TownList = z.infer<typeof TownList>;
