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
    amount: z.number().describe("Amount in units of `currency`"),
    currency: z.string().describe("Currency, ISO 4217"),
  })
  .describe("An amount of money")
  .meta({ id: "Amount" });

export const AppliesTo = z
  .object({
    sale: z.enum(saleKinds).describe("First sale by the developer, or resale by an owner"),
    cities: z.array(Slug).describe("Slugs of cities, one of which the project must be in"),
    categories: z
      .array(z.enum(propertyCategories))
      .describe("Categories for law and taxes, one of which must match"),
    statuses: z
      .array(z.enum(projectStatuses))
      .describe("Construction and sales statuses, one of which must match"),
    priceFrom: Amount.describe("Minimum asking price, inclusive"),
    priceUpTo: Amount.describe("Maximum asking price, exclusive"),
    areaUpToM2: z.number().describe("Maximum area, m², inclusive"),
    onlyWith: z
      .string()
      .describe(
        "Applies only if the visitor selects it: `mortgage`, `main-home` or the slug of a programme",
      ),
  })
  .partial()
  .describe("Conditions, all of which must be met; an absent one is ignored")
  .meta({ id: "AppliesTo" });

export const Charge = z
  .union([
    z.object({ percent: z.number().describe("Percent of the amount that `base` names") }),
    z.object({ fixed: Amount.describe("Fixed amount, independent of the price") }),
    z.object({
      bands: z
        .array(
          z.object({
            upTo: z
              .number()
              .nullable()
              .describe(
                "Upper end of the band, in the currency of the charge; null for the last band",
              ),
            percent: z.number().describe("Percent of the part of the price within the band"),
          }),
        )
        .describe("Marginal bands, ascending"),
      currency: z.string().describe("Currency of the bands, ISO 4217"),
    }),
  ])
  .describe("A percentage, a fixed amount, or marginal bands")
  .meta({ id: "Charge" });

export const PurchaseCost = z
  .object({
    slug: Slug,
    name: Text,
    charge: Charge.describe("A percentage, a fixed amount, or marginal bands"),
    base: z.enum(["price", "loan"]).describe("What a percentage is calculated from"),
    buyerShare: z.number().describe("Share of the charge that the buyer pays, 0–1"),
    reduction: z
      .number()
      .nullable()
      .describe("Factor applied to the charge, such as 0.5; null for no reduction"),
    vatPercent: z.number().nullable().describe("VAT on the charge, percent; null for none"),
    includedInPrice: z
      .boolean()
      .describe("Whether the price already includes it; such a cost is shown but not added"),
    replaces: Slug.nullable().describe("Slug of the cost that this one replaces; null for none"),
    appliesTo: AppliesTo.nullable().describe("Conditions under which it applies; null for always"),
    note: Text.describe("Note, in the requested language"),
    source: Text.describe("Source of the figure: a law or an authority, in the requested language"),
    asOf: IsoDate.describe("Date on which the figure was checked, ISO 8601"),
    illustrative: z
      .boolean()
      .describe("Whether the figure is an illustration, not an exact charge"),
  })
  .meta({ id: "PurchaseCost" });
export type PurchaseCost = z.infer<typeof PurchaseCost>;

export const Programme = z
  .object({
    slug: Slug,
    name: Text,
    kind: z.enum(programmeKinds).describe("What the programme grants"),
    minimumAmount: z
      .number()
      .describe("Minimum investment in `currency`, compared with the asking price"),
    currency: z.string().describe("Currency of the minimum, ISO 4217"),
    counts: z
      .literal("price")
      .describe("What is compared with the minimum: the asking price, without costs"),
    appliesTo: AppliesTo.nullable().describe("Conditions under which it applies; null for always"),
    conditions: z
      .array(Text)
      .describe("Further conditions of the programme, in the requested language"),
    years: z
      .int()
      .nullable()
      .describe(
        "Validity of the permit, or holding period of a citizenship programme, years; null for none",
      ),
    source: Text.describe("Source of the figure: a law or an authority, in the requested language"),
    asOf: IsoDate.describe("Date on which the figure was checked, ISO 8601"),
    illustrative: z
      .boolean()
      .describe("Whether the figure is an illustration, not an exact charge"),
  })
  .meta({ id: "Programme" });
export type Programme = z.infer<typeof Programme>;

export const PurchaseRules = z
  .object({
    currency: z.string().describe("Currency of a receipt, ISO 4217"),
    programmes: z
      .array(Programme)
      .describe("Residence and citizenship programmes, in display order"),
    costs: z.array(PurchaseCost).describe("Purchase costs, in the order of a receipt"),
  })
  .meta({ id: "PurchaseRules" });
export type PurchaseRules = z.infer<typeof PurchaseRules>;
