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
    title: Text.describe("Name of the country, in the language of the answer"),
    cities: z
      .array(
        z.object({
          slug: Slug,
          title: Text.describe("Name of the city, in the language of the answer"),
        }),
      )
      .describe("Largest first"),
  })
  .meta({ id: "AreaNavigationItem" });
export const AreaNavigation = listOf(AreaNavigationItem).meta({ id: "AreaNavigation" });
export type AreaNavigation = z.infer<typeof AreaNavigation>;

const Threshold = z
  .object({
    programme: Named.describe("The programme; its source stands with the country's purchase rules"),
    kind: z
      .enum(["citizenship", "residence", "golden-visa"])
      .describe("What the programme leads to"),
    minimumAmount: z
      .number()
      .describe("Lowest asking price that counts, without costs, in `currency`"),
    currency: z.string().describe("ISO 4217"),
    years: z
      .int()
      .nullable()
      .describe("Years the permit runs, or the holding period of a citizenship programme"),
    asOf: IsoDate.describe("Date of the figure, ISO 8601"),
  })
  .describe("The country's leading residence or citizenship programme")
  .meta({ id: "Threshold" });
export type Threshold = z.infer<typeof Threshold>;

export const CountrySummary = RegionName.extend({
  iso: z.string().describe("ISO 3166-1 alpha-2"),
  currency: z.string().describe("Currency of the country, ISO 4217"),
  summary: Text.describe("What to know in a sentence or two, in the language of the answer"),
  image: Picture.describe("A view of the country"),
  center: Coordinates.describe("Centre of its map, WGS 84 decimal degrees"),
  whatsapp: z.enum(whatsappLines).describe("Which of the company's WhatsApp numbers to use"),
  projects: z.int().describe("Published projects in the country"),
  threshold: Threshold.nullable().describe(
    "The country's leading residence or citizenship programme; null where it has none",
  ),
}).meta({ id: "CountrySummary" });
export type CountrySummary = z.infer<typeof CountrySummary>;

export const CountryDetail = CountrySummary.extend({
  intro: Markdown,
  highlights: z.array(Text).describe("What stands out, in short sentences"),
  capital: z.string().nullable().describe("The capital's name"),
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
    population: z.int().nullable().describe("Inhabitants"),
    airport: Text.nullable().describe("The airport that serves it; null where none is named"),
    averagePriceUsdPerM2: z.number().describe("Average asking price in late 2026, USD per m²"),
    priceChange1yPct: z
      .number()
      .nullable()
      .describe("Change of the asking price in a year, percent"),
    grossYieldPct: z
      .number()
      .describe("A year's rent over the price, before costs, percent, all homes"),
    occupancyPct: z.number().nullable().describe("Occupied nights of short lets, percent"),
    foreignSharePct: z.number().nullable().describe("Share of foreign buyers, percent"),
  })
  .meta({ id: "CityFacts" });

export const CitySummary = RegionName.extend({
  country: RegionName.describe("Its country"),
  summary: Text.describe("What to know in a sentence or two, in the language of the answer"),
  image: Picture.nullable().describe("A view of the place; null where there is no picture"),
  center: Coordinates.describe("Centre of its map, WGS 84 decimal degrees"),
  featured: z.boolean().describe("Whether the home page shows it"),
  projects: z.int().describe("Published projects in the city"),
  facts: CityFacts.describe("Figures of the city, for orientation"),
  priceHistory: z.array(PricePoint).describe("Ascending by year"),
}).meta({ id: "CitySummary" });
export type CitySummary = z.infer<typeof CitySummary>;

export const CityDetail = CitySummary.extend({
  intro: Markdown,
  guide: z.array(SectionText).describe("Living there; connections; prices, yields and who buys"),
  sharePicture: SharePicture,
}).meta({ id: "CityDetail" });
export type CityDetail = z.infer<typeof CityDetail>;

export const TownFacts = z
  .object({
    averagePriceUsdPerM2: z.number().describe("Average asking price in late 2026, USD per m²"),
    grossYieldPct: z
      .number()
      .describe("A year's rent over the price, before costs, percent, all homes"),
    distanceToSeaKm: z.number().nullable().describe("Kilometres to the sea; null where irrelevant"),
    distanceToCentreKm: z.number().describe("Kilometres to the centre of the city"),
    distanceToAirportKm: z.number().describe("Kilometres to the airport"),
  })
  .meta({ id: "TownFacts" });

export const TownSummary = RegionName.extend({
  city: RegionName.describe("Its city"),
  country: RegionName.describe("Its country"),
  summary: Text.describe("What to know in a sentence or two, in the language of the answer"),
  image: Picture.nullable().describe("A view of the place; null where there is no picture"),
  center: Coordinates.describe("Centre of its map, WGS 84 decimal degrees"),
  projects: z.int().describe("Published projects in the town"),
  facts: TownFacts.describe("Figures of the town, for orientation"),
}).meta({ id: "TownSummary" });
export type TownSummary = z.infer<typeof TownSummary>;

export const SimilarRegion = RegionName.extend({
  kind: z.enum(["city", "town"]).describe("What it is, and which guide it has"),
  city: RegionName.nullable().describe("City that a town belongs to; null for a city"),
  country: RegionName.describe("Its country"),
  summary: Text.describe("What to know in a sentence or two, in the language of the answer"),
  image: Picture.nullable().describe("A view of the place; null where there is no picture"),
  averagePriceUsdPerM2: z.number().describe("Average asking price in late 2026, USD per m²"),
  grossYieldPct: z.number().describe("Gross yield, percent a year"),
  projects: z.int().describe("Published projects there"),
}).meta({ id: "SimilarRegion" });
export type SimilarRegion = z.infer<typeof SimilarRegion>;
export const SimilarRegions = listOf(SimilarRegion).meta({ id: "SimilarRegions" });

export const TownName = RegionName.extend({
  projects: z.int().describe("Published projects in the town"),
}).meta({ id: "TownName" });
export type TownName = z.infer<typeof TownName>;
export const TownNames = listOf(TownName).meta({ id: "TownNames" });

export const TownDetail = TownSummary.extend({
  intro: Markdown,
  guide: z.array(SectionText).describe("Living there; prices, yields and who buys"),
  sharePicture: SharePicture,
}).meta({ id: "TownDetail" });
export type TownDetail = z.infer<typeof TownDetail>;

export const CountryList = listOf(CountrySummary).meta({ id: "CountryList" });
export const CityList = z
  .object({
    country: CountryDetail.describe("The country itself"),
    content: z.array(CitySummary).describe("Largest first"),
  })
  .meta({ id: "CityList" });
export type CityList = z.infer<typeof CityList>;
export const HomepageRegions = listOf(CitySummary).meta({ id: "HomepageRegions" });
export const TownList = z
  .object({
    city: CityDetail.describe("The city with its guide"),
    content: z.array(TownSummary).describe("By name"),
    page: Paging,
  })
  .meta({ id: "TownList" });
export type TownList = z.infer<typeof TownList>;
