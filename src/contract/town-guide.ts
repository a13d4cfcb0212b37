import { z } from "zod";
import { ProjectSummary } from "#contract/project.ts";
import { PurchaseRules } from "#contract/purchase-rules.ts";
import { PricePoint, SimilarRegion, TownDetail } from "#contract/region.ts";

export const TownGuide = z
  .object({
    town: TownDetail.describe("The town with its guide"),
    cityPrices: z
      .array(PricePoint)
      .describe("Average asking price of the city, USD per m², ascending by year"),
    content: z
      .array(ProjectSummary)
      .describe("Published projects in the town, newest first, sold ones last"),
    similar: z.array(SimilarRegion).describe("Similar towns, in display order"),
    purchase: PurchaseRules.describe(
      "The country's purchase costs and residence programmes, with sources and dates",
    ),
  })
  .meta({ id: "TownGuide" });
export type TownGuide = z.infer<typeof TownGuide>;
