import { z } from "zod";
import {
  programmeKinds,
  projectStatuses,
  propertyCategories,
  saleKinds,
} from "#domain/vocabulary.ts";
import { IsoDate, Slug, Text } from "#contract/shared.ts";

export const Amount = z
  .object({ amount: z.number(), currency: z.string().describe("ISO 4217") })
  .meta({ id: "Amount" });

export const AppliesTo = z
  .object({
    sale: z.enum(saleKinds),
    cities: z.array(Slug),
    categories: z.array(z.enum(propertyCategories)),
    statuses: z.array(z.enum(projectStatuses)),
    priceFrom: Amount.describe("Inclusive"),
    priceUpTo: Amount.describe("Exclusive"),
    areaUpToM2: z.number(),
    onlyWith: z.string().describe("`mortgage`, `main-home` or a programme's slug"),
  })
  .partial()
  .describe("Every condition given must hold")
  .meta({ id: "AppliesTo" });

export const Charge = z
  .union([
    z.object({ percent: z.number() }),
    z.object({ fixed: Amount }),
    z.object({
      bands: z
        .array(z.object({ upTo: z.number().nullable(), percent: z.number() }))
        .describe("Marginal bands"),
      currency: z.string(),
    }),
  ])
  .meta({ id: "Charge" });

export const PurchaseCost = z
  .object({
    slug: Slug,
    name: Text,
    charge: Charge.describe("A percentage, a fixed amount, or marginal bands"),
    base: z.enum(["price", "loan"]).describe("What a percentage is taken of"),
    buyerShare: z.number().describe("0–1, what the estimate counts for the buyer"),
    reduction: z.number().nullable().describe("A factor on the charge"),
    vatPercent: z.number().nullable().describe("VAT on the charge, percent"),
    includedInPrice: z.boolean().describe("Shown, not added"),
    replaces: Slug.nullable().describe("Slug of the cost that this one stands in for"),
    appliesTo: AppliesTo.nullable().describe("When it counts; null for always"),
    note: Text,
    source: z.string().describe("Where the figure was read"),
    asOf: IsoDate.describe("When the figure was read"),
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
    source: z.string().describe("Where the figure was read"),
    asOf: IsoDate.describe("When the figure was read"),
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
