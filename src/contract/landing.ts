import { z } from "zod";
import { ProjectSummary } from "#contract/project.ts";
import { PurchaseRules } from "#contract/purchase-rules.ts";
import { CountrySummary } from "#contract/region.ts";
import { SectionText, Text } from "#contract/shared.ts";

/** Data of a landing page, beside its copy. */
export const Landing = z
  .object({
    country: CountrySummary.describe("Country of the landing page"),
    reasons: z
      .array(
        z.object({
          heading: Text,
          text: Text,
          figure: z
            .string()
            .describe(
              "A text, or a placeholder for a company figure: @founded, @properties, @nationalities, @worldwide",
            ),
        }),
      )
      .describe("Reasons to buy in the country, in display order"),
    projects: z
      .array(
        z.object({
          title: Text,
          location: Text,
          feature: Text,
          priceUsd: z.int().describe("Lowest price, whole USD"),
          bedTypes: z.array(z.string()).describe("Rooms on offer: `studio`, `1+1` …"),
          downPaymentPct: z.number().describe("Down payment at signing, percent of the price"),
          project: ProjectSummary.describe("The project with its current price and payment plan"),
        }),
      )
      .describe("Projects presented on the page, without withdrawn ones"),
    visa: SectionText.describe("Text about residence by investment"),
    steps: z
      .array(z.object({ heading: Text, text: Text }))
      .describe("Steps to a title deed, in order"),
    purchase: PurchaseRules.describe(
      "The country's purchase costs and residence programmes, with sources and dates",
    ),
  })
  .meta({ id: "Landing" });
export type Landing = z.infer<typeof Landing>;
