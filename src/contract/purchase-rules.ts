import { z } from "zod";
import {
  programmeKinds,
  projectStatuses,
  propertyCategories,
  saleKinds,
} from "#domain/vocabulary.ts";
import { IsoDate, Slug } from "#contract/shared.ts";

export const Amount = z.object({ amount: z.number(), currency: z.string().describe("ISO 4217") });

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
  .describe("Every condition given must hold");

export const Charge = z.union([
  z.object({ percent: z.number() }),
  z.object({ fixed: Amount }),
  z.object({
    bands: z
      .array(z.object({ upTo: z.number().nullable(), percent: z.number() }))
      .describe("Marginal bands"),
    currency: z.string(),
  }),
]);

export const PurchaseCost = z
  .object({
    slug: Slug,
    name: z.string(),
    charge: Charge,
    base: z.enum(["price", "loan"]),
    buyerShare: z.number().describe("0–1, what the estimate counts for the buyer"),
    reduction: z.number().nullable().describe("A factor on the charge"),
    vatPercent: z.number().nullable().describe("VAT on the charge, percent"),
    includedInPrice: z.boolean().describe("Shown, not added"),
    replaces: Slug.nullable().describe("Slug of the cost that this one stands in for"),
    appliesTo: AppliesTo.nullable(),
    note: z.string(),
    source: z.string().describe("Where the figure was read"),
    asOf: IsoDate.describe("When the figure was read"),
    illustrative: z.boolean(),
  })
  .meta({ id: "PurchaseCost" });
export type PurchaseCost = z.infer<typeof PurchaseCost>;

export const Programme = z
  .object({
    slug: Slug,
    name: z.string(),
    kind: z.enum(programmeKinds),
    minimumAmount: z.number().describe("In `currency`, compared with the asking price"),
    currency: z.string().describe("ISO 4217"),
    counts: z.literal("price"),
    appliesTo: AppliesTo.nullable(),
    conditions: z.array(z.string()),
    years: z.int().nullable(),
    source: z.string().describe("Where the figure was read"),
    asOf: IsoDate.describe("When the figure was read"),
    illustrative: z.boolean(),
  })
  .meta({ id: "Programme" });
export type Programme = z.infer<typeof Programme>;

export const PurchaseRules = z
  .object({
    currency: z.string().describe("ISO 4217 currency in which a receipt is drawn up"),
    programmes: z.array(Programme),
    costs: z.array(PurchaseCost),
  })
  .meta({ id: "PurchaseRules" });
export type PurchaseRules = z.infer<typeof PurchaseRules>;
