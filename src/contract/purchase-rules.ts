import { z } from "zod";
import {
  programmeKinds,
  projectStatuses,
  propertyCategories,
  saleKinds,
} from "#domain/vocabulary.ts";
import { IsoDate, Slug, Text } from "#contract/shared.ts";

export const Amount = z
  .object({
    amount: z.number().describe("In `currency`"),
    currency: z.string().describe("ISO 4217"),
  })
  .describe("A sum of money in a currency")
  .meta({ id: "Amount" });

export const AppliesTo = z
  .object({
    sale: z.enum(saleKinds).describe("Sold for the first time, or by an owner"),
    cities: z.array(Slug).describe("Slugs of the cities in one of which it stands"),
    categories: z.array(z.enum(propertyCategories)).describe("What law and tax take it for"),
    statuses: z.array(z.enum(projectStatuses)).describe("Construction status"),
    priceFrom: Amount.describe("Asking price from this on, inclusive"),
    priceUpTo: Amount.describe("Asking price below this, exclusive"),
    areaUpToM2: z.number().describe("Area up to this, m², inclusive"),
    onlyWith: z
      .string()
      .describe(
        "Counted only where the visitor says so: `mortgage`, `main-home` or a programme's slug",
      ),
  })
  .partial()
  .describe("Every condition given must hold")
  .meta({ id: "AppliesTo" });

export const Charge = z
  .union([
    z.object({ percent: z.number().describe("Percent of what `base` names") }),
    z.object({ fixed: Amount.describe("The same whatever the price") }),
    z.object({
      bands: z
        .array(
          z.object({
            upTo: z
              .number()
              .nullable()
              .describe("Upper end in the currency of the charge; null for the last band"),
            percent: z.number().describe("Percent of the part of the price that lies in the band"),
          }),
        )
        .describe("Marginal bands, ascending"),
      currency: z.string().describe("ISO 4217, in which the bands end"),
    }),
  ])
  .describe("A percentage, a fixed amount, or marginal bands")
  .meta({ id: "Charge" });

export const PurchaseCost = z
  .object({
    slug: Slug,
    name: Text,
    charge: Charge.describe("A percentage, a fixed amount, or marginal bands"),
    base: z.enum(["price", "loan"]).describe("What a percentage is taken of"),
    buyerShare: z.number().describe("0–1, what the estimate counts for the buyer"),
    reduction: z
      .number()
      .nullable()
      .describe("A factor on the charge, 0.5 for half of it; null for the whole"),
    vatPercent: z
      .number()
      .nullable()
      .describe("VAT on the charge, percent; null where there is none"),
    includedInPrice: z.boolean().describe("Shown, not part of the total"),
    replaces: Slug.nullable().describe("Slug of the cost that this one replaces"),
    appliesTo: AppliesTo.nullable().describe("When it counts; null for always"),
    note: Text.describe("What to know about it, in the language of the answer"),
    source: Text.describe(
      "Law or authority where the figure was read, in the language of the answer",
    ),
    asOf: IsoDate.describe("Date of the figure, ISO 8601"),
    illustrative: z.boolean().describe("Whether the figure only illustrates what may be due"),
  })
  .meta({ id: "PurchaseCost" });
export type PurchaseCost = z.infer<typeof PurchaseCost>;

export const Programme = z
  .object({
    slug: Slug,
    name: Text,
    kind: z.enum(programmeKinds).describe("What the programme leads to"),
    minimumAmount: z.number().describe("In `currency`, compared with the asking price"),
    currency: z.string().describe("ISO 4217"),
    counts: z.literal("price").describe("What is compared: the asking price, without costs"),
    appliesTo: AppliesTo.nullable().describe("When it counts; null for always"),
    conditions: z.array(Text).describe("What else the programme asks for"),
    years: z
      .int()
      .nullable()
      .describe("Years the permit runs, or the holding period of a citizenship programme"),
    source: Text.describe(
      "Law or authority where the figure was read, in the language of the answer",
    ),
    asOf: IsoDate.describe("Date of the figure, ISO 8601"),
    illustrative: z.boolean().describe("Whether the figure only illustrates what may be due"),
  })
  .meta({ id: "Programme" });
export type Programme = z.infer<typeof Programme>;

export const PurchaseRules = z
  .object({
    currency: z.string().describe("ISO 4217 currency in which a receipt is drawn up"),
    programmes: z.array(Programme).describe("In the order of the rules"),
    costs: z.array(PurchaseCost).describe("In the order of a receipt"),
  })
  .meta({ id: "PurchaseRules" });
export type PurchaseRules = z.infer<typeof PurchaseRules>;
