import { z } from "zod";
import { ProjectSummary } from "#contract/project.ts";
import { PurchaseRules } from "#contract/purchase-rules.ts";
import { PricePoint, SimilarRegion, TownDetail } from "#contract/region.ts";

export const TownGuide = z
  .object({
    town: TownDetail.describe("The town with its guide"),
    cityPrices: z.array(PricePoint).describe("Average asking price of its city by year, ascending"),
    content: z
      .array(ProjectSummary)
      .describe("Published projects there, sold ones last, newest first"),
    similar: z.array(SimilarRegion).describe("Towns like it, in the order of the content"),
    purchase: PurchaseRules.describe("Purchase costs, with sources and dates"),
  })
  .meta({ id: "TownGuide" });
export type TownGuide = z.infer<typeof TownGuide>;
